import { Alert, List, Loader, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { ChangePreview } from '~/components/merchant/bulk/use_preview'
import { wordsOf } from '~/words'

type Props = { preview: ChangePreview | null; failed: boolean; errors?: Record<string, string> }

export function PreviewText({ preview, failed, errors = {} }: Props) {
  const t = useTranslations('merchant.bulk')
  if (failed)
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
        {Object.values(errors)[0] ?? t('failed')}
      </Alert>
    )
  return (
    <Stack gap={4} role="status">
      {preview ? (
        <>
          <Text size="sm">
            {t.rich('applies', {
              applies: preview.applies,
              total: preview.total,
              b: (text) => <b>{text}</b>,
            })}
          </Text>
          {preview.unexamined && <Text size="sm">{t('unexamined')}</Text>}
          <SkippedList skipped={preview.skipped} />
          {Object.entries(preview.cautions ?? {}).map(([caution, count]) => (
            <Text key={caution} size="sm">
              <IconAlertTriangle
                size={16}
                color="var(--mantine-color-orange-text)"
                style={{ verticalAlign: '-3px' }}
                aria-hidden
              />{' '}
              {wordsOf(t, `cautions.${caution}`, caution, { count })}
            </Text>
          ))}
          {preview.sample.length > 0 && (
            <Text size="sm" c="dimmed">
              {t('some')} {preview.sample.map(({ name }) => name).join(', ')}
            </Text>
          )}
        </>
      ) : (
        <Text size="sm" c="dimmed">
          <Loader size={12} mr={8} aria-hidden />
          {t('counting')}
        </Text>
      )}
    </Stack>
  )
}

export function SkippedList({ skipped }: { skipped: Record<string, number> }) {
  const t = useTranslations('merchant.changes.reasons')
  const reasons = Object.entries(skipped)
  if (reasons.length === 0) return null
  return (
    <List size="sm" c="dimmed">
      {reasons.map(([reason, count]) => (
        <List.Item key={reason}>{wordsOf(t, reason, reason, { count })}</List.Item>
      ))}
    </List>
  )
}
