import { Alert, Anchor, Group, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconMailExclamation } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { RetryButton } from '~/components/merchant/jobs/retry_button'

export type MailTrouble = {
  queued: number
  failed: number
  /** False while the mail server is unreachable, so that no mail is sent. */
  reached: boolean
  error: string | null
}

export function MailAlert({ queued, failed, reached, error }: MailTrouble) {
  const t = useTranslations('config.jobs.mails')
  return (
    <Alert
      variant="light"
      color="red"
      icon={<IconMailExclamation aria-hidden />}
      title={t(reached ? 'title' : 'unreached')}
    >
      <Text size="sm">{t('text', { queued, failed })}</Text>
      {error && (
        <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
          {error}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <RetryButton url={urlFor('merchant.jobs.mails.retry')} label={t('goOn')} name={t('goOn')} />
        <Anchor component={Link} href={urlFor('merchant.mails.index')} size="sm">
          {t('show')}
        </Anchor>
      </Group>
    </Alert>
  )
}
