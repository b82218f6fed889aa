import { Stack, Text } from '@mantine/core'
import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { useTranslations } from 'use-intl'
import { type FactorProps, FactorSection } from '~/components/merchant/account/factor_section'
import { PasswordForm } from '~/components/merchant/account/password_form'
import { SessionList } from '~/components/merchant/account/session_list'
import { PageHead } from '~/components/merchant/page_head'
import { useOffice } from '~/components/merchant/shell/use_office'

type Props = FactorProps & {
  sessions: Data.UserSession[]
  currentSession: number | null
  limits: { idle: number; days: number; remembered: number }
}

export default function MerchantAccount({ sessions, currentSession, limits, ...second }: Props) {
  const t = useTranslations('account')
  const { user } = useOffice()
  const isDue = usePage().props.factorDue !== null
  const factors = <FactorSection {...second} />
  return (
    <>
      <PageHead
        title={t('title')}
        beside={
          <Text c="dimmed">
            {user?.name} · {user?.email}
          </Text>
        }
      />
      <Stack gap="xl" maw={960}>
        {isDue && factors}
        <PasswordForm />
        {!isDue && factors}
        <SessionList sessions={sessions} current={currentSession} limits={limits} />
      </Stack>
    </>
  )
}
