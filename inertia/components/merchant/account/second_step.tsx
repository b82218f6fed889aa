import type { FormDataConvertible } from '@inertiajs/core'
import { Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CodeForm } from '~/components/merchant/account/code_form'
import { PasskeyForm, type PasskeyRequest } from '~/components/merchant/account/passkey_form'

export type SecondFactor = { hasApp: boolean; passkey: PasskeyRequest | null }

export type SecondAnswer = { code: string } | { passkey: Record<string, FormDataConvertible> }

/** Sends an answer, like a visit. */
export type SendAnswer = (
  answer: SecondAnswer,
  callbacks: {
    onStart(): void
    onError(errors: { code?: string; passkey?: string }): void
    onFinish(): void
  }
) => void

type Way = 'passkey' | 'app' | 'recovery'

/** How the user can take the second step, and how they want to. */
export function useWays({ hasApp, passkey }: SecondFactor) {
  const ways: Way[] = [
    ...(passkey ? (['passkey'] as const) : []),
    ...(hasApp ? (['app'] as const) : []),
    'recovery',
  ]
  const [way, choose] = useState(ways[0])
  return { way, others: ways.filter((other) => other !== way), choose }
}

type Props = ReturnType<typeof useWays> & {
  passkey: PasskeyRequest | null
  /** Label of the button for codes. */ submit: string
  send: SendAnswer
}

export function SecondStep({ way, others, choose, passkey, submit, send }: Props) {
  const t = useTranslations('merchant.loginConfirm')
  return (
    <>
      {way === 'passkey' && passkey ? (
        <PasskeyForm options={passkey} send={send} />
      ) : (
        <CodeForm key={way} isApp={way === 'app'} submit={submit} send={send} />
      )}
      {others.map((other) => (
        <Anchor
          key={other}
          component="button"
          type="button"
          size="sm"
          ta="center"
          onClick={() => choose(other)}
        >
          {t(`${other}.use`)}
        </Anchor>
      ))}
      {way === 'recovery' && (
        <Text size="sm" c="dimmed" ta="center">
          {t('lost')}
        </Text>
      )}
    </>
  )
}
