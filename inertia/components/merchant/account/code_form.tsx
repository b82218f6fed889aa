import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SendAnswer } from '~/components/merchant/account/second_step'
import { useBusy } from '~/components/use_busy'

type Props = {
  /** Whether the code comes from an app; else it is a recovery code. */ isApp: boolean
  submit: string
  send: SendAnswer
}

export function CodeForm({ isApp, submit, send }: Props) {
  const t = useTranslations('merchant.loginConfirm')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, whileBusy] = useBusy()
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const onError = (errors: { code?: string }) => {
      setCode('')
      setError(errors.code)
    }
    send({ code }, { ...whileBusy, onError })
  }
  return (
    <form onSubmit={confirm} noValidate>
      <Stack>
        <TextInput
          name="code"
          label={t(isApp ? 'app.code' : 'recovery.code')}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={error}
          autoFocus
        />
        <Button type="submit" loading={busy} fullWidth>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}
