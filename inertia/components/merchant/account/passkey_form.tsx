import { Button, Stack, Text } from '@mantine/core'
import { router, usePage } from '@inertiajs/react'
import { startAuthentication } from '@simplewebauthn/browser'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

/** What the browser needs to use a passkey (`PublicKeyCredentialRequestOptionsJSON` without extensions). */
export type PasskeyRequest = {
  challenge: string
  rpId?: string
  timeout?: number
  userVerification?: 'required' | 'preferred' | 'discouraged'
  allowCredentials?: { id: string; type: string; transports?: string[] }[]
}

export function PasskeyForm({ options }: { options: PasskeyRequest }) {
  const t = useTranslations('merchant.loginConfirm')
  const { errors } = usePage<{ errors: Record<string, string> }>().props
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const confirm = async () => {
    setState('busy')
    // The person has cancelled, the time is over, or this device has no such passkey.
    const passkey = await startAuthentication({ optionsJSON: options }).catch(() => null)
    if (!passkey) return setState('failed')
    router.post(
      urlFor('merchant.login_confirmations.store'),
      { passkey: JSON.parse(JSON.stringify(passkey)) },
      { onFinish: () => setState('idle') }
    )
  }
  const problem = state === 'failed' ? t('passkey.failed') : errors.passkey
  return (
    <Stack>
      <Button
        loading={state === 'busy'}
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
