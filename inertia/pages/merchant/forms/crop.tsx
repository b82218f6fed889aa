import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CropResult } from '~/components/merchant/crop/crop_result'
import { PageHead } from '~/components/merchant/page_head'
import { type Area, centredArea } from '~/fields/photo/picture'
import classes from '~/components/merchant/crop/crop.module.css'
import { useBusy } from '~/components/use_busy'
import { CropFrame } from '~/fields/photo/crop_frame'

type Props = {
  form: {
    id: number
    type: string
    idForm: string
    version: number
    name: string
    cropped: boolean
  }
  original: { file: string; width: number; height: number }
  title: string
}

export default function MerchantFormsCrop({ form, original, title }: Props) {
  const t = useTranslations('merchant.crop')
  const [area, setArea] = useState<Area>(() => centredArea(original))
  const [busy, whileBusy] = useBusy()
  const [errors, setErrors] = useState<string[]>([])
  const params = { form: form.type, id: form.id }
  const src = urlFor('merchant.files.show', {}, { qs: { file: original.file } })
  const whole = { x: 0, y: 0, width: original.width, height: original.height }

  const send = (part: Area) =>
    router.post(
      urlFor('merchant.forms.crop.update', params),
      { ...withinOf(part, original), version: form.version },
      {
        ...whileBusy,
        onError: (refused) => setErrors(Object.values(refused)),
      }
    )
  return (
    <>
      <PageHead
        title={t('title')}
        heading={form.name}
        here={t('title')}
        crumbs={[
          { label: title, href: urlFor('merchant.forms.index', { form: form.type }) },
          { label: form.idForm, href: urlFor('merchant.forms.show', params) },
        ]}
      />
      <Paper withBorder p="lg">
        <Stack>
          <Text c="dimmed" maw="68ch">
            {t('text')}
          </Text>
          <div className={classes.columns}>
            <div>
              <CropFrame
                src={src}
                size={original}
                words={{ frame: t('frame'), zoom: t('zoom') }}
                onFrame={setArea}
              >
                {(zoom) => zoom || <p>{t('small')}</p>}
              </CropFrame>
            </div>
            <CropResult src={src} size={original} area={area} />
          </div>
          {errors.length > 0 && (
            <Alert color="red" role="alert">
              {errors.map((error) => (
                <Text key={error} size="sm">
                  {error}
                </Text>
              ))}
            </Alert>
          )}
          <Group gap="xs">
            <Button loading={busy} onClick={() => send(area)}>
              {t('save')}
            </Button>
            {form.cropped && (
              <Button variant="default" disabled={busy} onClick={() => send(whole)}>
                {t('restore')}
              </Button>
            )}
            <Button variant="default" component={Link} href={urlFor('merchant.forms.show', params)}>
              {t('cancel')}
            </Button>
          </Group>
        </Stack>
      </Paper>
    </>
  )
}

/** Whole pixels: rounding must not pass the edge. */
function withinOf({ x, y, width, height }: Area, size: { width: number; height: number }): Area {
  const left = Math.max(0, Math.round(x))
  const top = Math.max(0, Math.round(y))
  return {
    x: left,
    y: top,
    width: Math.min(Math.round(width), size.width - left),
    height: Math.min(Math.round(height), size.height - top),
  }
}
