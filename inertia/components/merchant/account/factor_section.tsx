import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconDeviceMobileCode, IconFingerprint } from '@tabler/icons-react'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import {
  AuthenticatorSetup,
  type Prepared,
} from '~/components/merchant/account/authenticator_setup'
import { FactorList } from '~/components/merchant/account/factor_list'
import { PasskeyDialog } from '~/components/merchant/account/passkey_dialog'
import {
  type PasswordQuestion,
  PasswordDialog,
} from '~/components/merchant/account/password_dialog'
import { RecoveryCodes } from '~/components/merchant/account/recovery_codes'
import { SectionHead } from '~/components/merchant/section_head'

export type FactorProps = {
  factors: Data.LoginFactor[]
  authenticator: Prepared | null
  recovery: { left: number; codes: string[] | null }
  passkeysWork: boolean
  isFresh: boolean
}

export function FactorSection({ factors, authenticator, recovery, ...props }: FactorProps) {
  const t = useTranslations('account.factors')
  const { passkeysWork, isFresh } = props
  // With a second factor, the office's frame asks for both.
  const asksPassword = !isFresh && factors.length === 0
  const [question, setQuestion] = useState<PasswordQuestion | null>(null)
  const [addsPasskey, setAddsPasskey] = useState(false)
  const addTotp = () =>
    setQuestion({
      title: t('addTotp'),
      text: t(asksPassword ? 'addText' : 'addFreshText'),
      confirm: t('continue'),
      method: 'post',
      url: urlFor('merchant.account.factors.store'),
      data: { kind: 'totp' },
    })
  const renew = () =>
    setQuestion({
      title: t('recovery.renewTitle'),
      text: t('recovery.renewText'),
      confirm: t('recovery.renew'),
      isFinal: true,
      method: 'put',
      url: urlFor('merchant.account.recovery_codes'),
    })
  const hasApp = factors.some(({ kind }) => kind === 'totp')
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="factors-title">
      <Stack>
        <SectionHead id="factors-title" title={t('title')} text={t('text')} size="h4" />
        {recovery.codes && <RecoveryCodes codes={recovery.codes} />}
        {factors.length > 0 ? (
          <FactorList factors={factors} ask={setQuestion} />
        ) : (
          !authenticator && <Text size="sm">{t('none')}</Text>
        )}
        {authenticator && <AuthenticatorSetup {...authenticator} asksPassword={asksPassword} />}
        {!authenticator && (passkeysWork || !hasApp) && (
          <Group gap="xs">
            {passkeysWork && (
              <Button
                variant="default"
                leftSection={<IconFingerprint size={16} aria-hidden />}
                onClick={() => setAddsPasskey(true)}
              >
                {t('addPasskey')}
              </Button>
            )}
            {!hasApp && (
              <Button
                variant="default"
                leftSection={<IconDeviceMobileCode size={16} aria-hidden />}
                onClick={addTotp}
              >
                {t('addTotp')}
              </Button>
            )}
          </Group>
        )}
        {factors.length > 0 && !recovery.codes && (
          <Group justify="space-between" gap="xs">
            <div>
              <Text size="sm" fw={600}>
                {t('recovery.title')}
              </Text>
              <Text size="sm" c="dimmed">
                {t('recovery.left', { left: recovery.left })}
              </Text>
            </div>
            <Button size="xs" variant="default" onClick={renew}>
              {t('recovery.renew')}
            </Button>
          </Group>
        )}
      </Stack>
      {addsPasskey && (
        <PasskeyDialog asksPassword={asksPassword} onClose={() => setAddsPasskey(false)} />
      )}
      {question && (
        <PasswordDialog
          question={question}
          asksPassword={asksPassword}
          onClose={() => setQuestion(null)}
        />
      )}
    </Paper>
  )
}
