import { Button, Stack, Text, TextInput } from '@mantine/core'
import { router } from '@inertiajs/react'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PasswordField } from '~/components/merchant/account/password_field'
import { askServer, Refused } from '~/components/merchant/ask_server'
import { Dialog, DialogActions } from '~/components/merchant/dialog'
import { confirmThen } from '~/components/merchant/shell/confirm_then'

type Props = { asksPassword: boolean; onClose(): void }
type Problems = { current?: string; name?: string; passkey?: string }

export function PasskeyDialog({ asksPassword, onClose }: Props) {
  const t = useTranslations('account.factors')
  const [name, setName] = useState('')
  const [current, setCurrent] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const url = urlFor('merchant.account.factors.store')

  const problemOf = (error: unknown): Problems => {
    if (error instanceof Refused) return error.errors
    const known =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    if (known) return { passkey: t('passkeyKnown') }
    return { passkey: t(error instanceof TypeError ? 'unreachable' : 'passkeyFailed') }
  }
  const create = async () => {
    const answer = { kind: 'passkey', ...(current && { current }) }
    const options = await askServer<PublicKeyCredentialCreationOptionsJSON>(url, answer)
    const passkey = await startRegistration({ optionsJSON: options })
    router.post(
      url,
      { kind: 'passkey', name, passkey: JSON.parse(JSON.stringify(passkey)) },
      {
        preserveScroll: true,
        preserveState: 'errors',
        onSuccess: onClose,
        onError: (errors) => setProblems(errors),
        onFinish: () => setBusy(false),
      }
    )
  }
  const start = () => {
    setBusy(true)
    setProblems({})
    create().catch((error) => {
      setBusy(false)
      const isStale = error instanceof Refused && error.rule === 'confirmationNeeded'
      if (isStale) confirmThen(start)
      else setProblems(problemOf(error))
    })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    start()
  }
  return (
    <Dialog opened onClose={onClose} title={t('addPasskey')}>
      <form onSubmit={send} noValidate>
        <Stack>
          <Text size="sm">{t('passkeyText')}</Text>
          <TextInput
            name="name"
            label={t('passkeyName')}
            description={t('passkeyNameHint')}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={problems.name}
          />
          {(asksPassword || problems.current) && (
            <PasswordField value={current} error={problems.current} onChange={setCurrent} />
          )}
          {problems.passkey && (
            <Text size="sm" c="red" role="alert">
              {problems.passkey}
            </Text>
          )}
          <DialogActions busy={busy} onClose={onClose}>
            <Button type="submit" loading={busy}>
              {t('continue')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}
