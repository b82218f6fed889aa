import { Button, Group, SegmentedControl } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { StateBadge } from '~/components/merchant/state_badge'
import type { State } from '~/components/merchant/types'
import classes from '~/components/merchant/preview.module.css'

type Props = {
  form: { id: number; type: string; idForm: string; name: string; state: State }
  layout: 'lanyard' | 'a6'
}

export default function MerchantPreview({ form, layout }: Props) {
  const t = useTranslations('merchant.preview')
  const file = urlFor('merchant.previews.pdf', {}, { qs: { form: form.id, layout } })
  const show = urlFor('merchant.forms.show', { form: form.type, id: form.id })
  const turn = (chosen: string) =>
    router.get(
      urlFor('merchant.previews.show', {}, { qs: { form: form.id, layout: chosen } }),
      undefined,
      {
        preserveState: true,
        replace: true,
      }
    )
  return (
    <div className={classes.page}>
      <PageHead
        title={t('documentTitle')}
        heading={form.name}
        crumbs={[{ label: form.idForm, href: show }]}
        beside={<StateBadge state={form.state} />}
        action={
          <Button component={Link} href={show} variant="default">
            {t('back')}
          </Button>
        }
      />
      <Group justify="space-between" mb="sm">
        <SegmentedControl
          size="xs"
          aria-label={t('layout')}
          value={layout}
          onChange={turn}
          data={[
            { value: 'lanyard', label: t('lanyard') },
            { value: 'a6', label: t('a6') },
          ]}
        />
        <Button
          component="a"
          href={file}
          download={`${form.idForm}.pdf`}
          variant="subtle"
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        >
          {t('download')}
        </Button>
      </Group>
      <iframe
        key={file}
        src={`${file}#navpanes=0&view=Fit`}
        title={t('frame', { name: form.name })}
        className={classes.frame}
      />
    </div>
  )
}
