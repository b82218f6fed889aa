import { Stack, Text } from '@mantine/core'
import type { Data } from '@generated/data'
import { useTranslations } from 'use-intl'
import { PasswordForm } from '~/components/merchant/account/password_form'
import { SessionList } from '~/components/merchant/account/session_list'
import { PageHead } from '~/components/merchant/page_head'
import { useOffice } from '~/components/merchant/shell/use_office'

type Props = {
  sessions: Data.UserSession[]
  currentSession: number | null
  limits: { idle: number; days: number; remembered: number }
}

export default function MerchantAccount({ sessions, currentSession, limits }: Props) {
  const t = useTranslations('account')
  const { user } = useOffice()
  return (
    <>
      <PageHead title={t('title')} />
      <Text c="dimmed" mb="md">
        {user?.name} · {user?.email}
      </Text>
      <Stack gap="xl" maw={960}>
        <PasswordForm />
        <SessionList sessions={sessions} current={currentSession} limits={limits} />
      </Stack>
    </>
  )
}
