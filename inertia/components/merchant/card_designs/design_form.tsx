import { Button, ColorInput, FileInput, Group, Paper, Stack, Text } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import type { Design, DesignedCategory } from '~/components/merchant/card_designs/types'

type Props = {
  tournament: number
  category: string
  design?: Design
  categories: DesignedCategory[]
}

export function DesignForm({ tournament, category, design, categories }: Props) {
  const t = useTranslations('config.cardDesign')
  const form = useForm<{ color: string; background?: File | null }>({
    color: design?.color ?? '',
    background: undefined,
  })
  const { data, setData, errors, processing } = form
  useLeaveGuard(form.isDirty)
  const has = design?.hasBackground ?? false

  const save = (event: FormEvent) => {
    event.preventDefault()
    // An unchanged picture is not sent, so it stays.
    form.transform(({ background, color }) => ({
      category,
      color,
      ...(background !== undefined && { background }),
    }))
    form.post(urlFor('merchant.card_designs.store', { id: tournament }), { preserveScroll: true })
  }
  return (
    <Paper withBorder p="lg" component="form" noValidate onSubmit={save}>
      <Stack>
        {category && (
          <ColorInput
            name="color"
            label={t('color')}
            description={t('colorHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            format="hex"
            withEyeDropper={false}
            error={errors.color}
            placeholder={categories.find(({ value }) => value === category)?.color.toLowerCase()}
            swatches={[...new Set(categories.map(({ color }) => color.toLowerCase()))]}
            value={data.color}
            onChange={(color) => setData('color', color)}
          />
        )}
        {has && data.background === undefined && (
          <Group gap="xs">
            <Text size="sm">{t('hasBackground')}</Text>
            <Button
              variant="subtle"
              color="red"
              size="xs"
              onClick={() => setData('background', null)}
            >
              {t('removeBackground')}
            </Button>
          </Group>
        )}
        {has && data.background === null && (
          <Group gap="xs">
            <Text size="sm">{t('backgroundRemoved')}</Text>
            <Button variant="subtle" size="xs" onClick={() => setData('background', undefined)}>
              {t('keepBackground')}
            </Button>
          </Group>
        )}
        <FileInput
          name="background"
          label={t(has ? 'otherBackground' : 'background')}
          description={t('backgroundHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={t('chooseBackground')}
          accept="image/png,image/jpeg"
          clearable
          clearButtonProps={{ 'aria-label': t('forgetBackground') }}
          error={errors.background}
          value={data.background ?? null}
          onChange={(file) => setData('background', file ?? undefined)}
        />
        <Group>
          <Button type="submit" loading={processing}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
