import { Button, Group } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { type CardFormat, CardFormatChoice } from '~/components/merchant/card_format_choice'
import { useRequestPath } from '~/components/merchant/request_path'
import { StateBadge } from '~/components/merchant/state_badge'
import type { State } from '#shared/request_states'
import classes from '~/components/merchant/preview.module.css'

type Props = CardFormat & {
  form: { id: number; type: string; idForm: string; name: string; state: State }
}

export default function MerchantPreview({ form, layout, sheet }: Props) {
  const t = useTranslations('merchant.preview')
  const pathOf = useRequestPath()
  const file = urlFor('merchant.previews.pdf', {}, { qs: { form: form.id, layout, sheet } })
  const show = pathOf(form)
  const turn = (format: CardFormat) =>
    router.get(
      urlFor('merchant.previews.show', {}, { qs: { form: form.id, ...format } }),
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
        <CardFormatChoice format={{ layout, sheet }} onChange={turn} />
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
