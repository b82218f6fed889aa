import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

export type FailedExportProp = { at: string; why: string | null } | null

export function FailedExport({ failed }: { failed: FailedExportProp }) {
  const t = useTranslations('merchant.list.exportFailed')
  if (!failed) return null
  return (
    <Alert color="red" mb="sm" icon={<IconAlertTriangle aria-hidden />} title={t('title')}>
      {failed.why} {t('text')}
    </Alert>
  )
}
