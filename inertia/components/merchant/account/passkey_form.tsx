import { Button, Stack, Text } from '@mantine/core'
import { startAuthentication } from '@simplewebauthn/browser'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SendAnswer } from '~/components/merchant/account/second_step'

/** What the browser needs to use a passkey (`PublicKeyCredentialRequestOptionsJSON` without extensions). */
export type PasskeyRequest = {
  challenge: string
  rpId?: string
  timeout?: number
  userVerification?: 'required' | 'preferred' | 'discouraged'
  allowCredentials?: { id: string; type: string; transports?: string[] }[]
}

type Props = { options: PasskeyRequest; send: SendAnswer }

export function PasskeyForm({ options, send }: Props) {
  const t = useTranslations('merchant.loginConfirm')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const confirm = async () => {
    setBusy(true)
    setProblem(undefined)
    // The person has cancelled, the time is over, or this device has no such passkey.
    const passkey = await startAuthentication({ optionsJSON: options }).catch(() => null)
    if (!passkey) {
      setBusy(false)
      return setProblem(t('passkey.failed'))
    }
    send(
      { passkey: JSON.parse(JSON.stringify(passkey)) },
      {
        onStart: () => setBusy(true),
        onError: (errors) => setProblem(errors.passkey),
        onFinish: () => setBusy(false),
      }
    )
  }
  return (
    <Stack>
      <Button
        loading={busy}
        onClick={confirm}
        leftSection={<IconFingerprint size={18} aria-hidden />}
        fullWidth
        autoFocus
      >
        {t('passkey.use')}
      </Button>
      {problem && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}
