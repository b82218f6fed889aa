import { Button, Tooltip } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ListControls } from '~/components/merchant/list/use_list_query'

type Props = { type: string; list: ListControls; total: number; ids?: number[] }

/** Orders the chosen requests, or all that the filter shows, as Excel by mail. */
export function ExportButton({ type, list, total, ids = [] }: Props) {
  const t = useTranslations('merchant.list')
  const [busy, setBusy] = useState(false)
  const { search, state, category, tournament } = list.current
  const order = () =>
    router.post(
      urlFor('merchant.forms.export', { form: type }),
      {
        ...(search && { search }),
        ...(state && { state }),
        ...(category && { category }),
        ...(tournament && { tournament }),
        ...(ids.length > 0 && { ids }),
      },
      {
        preserveState: true,
        preserveScroll: true,
        onStart: () => setBusy(true),
        onFinish: () => setBusy(false),
      }
    )
  return (
    <Tooltip label={t('exportHint', { count: ids.length || total })}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />}
        loading={busy}
        disabled={total === 0}
        onClick={order}
      >
        {t('export', { chosen: ids.length })}
      </Button>
    </Tooltip>
  )
}
