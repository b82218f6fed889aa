import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

type Props = {
  /** Whether the code comes from an app; else it is a recovery code. */ isApp: boolean
}

export function CodeForm({ isApp }: Props) {
  const t = useTranslations('merchant.loginConfirm')
  const { data, setData, post, errors, processing, reset } = useForm({ code: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    post(urlFor('merchant.login_confirmations.store'), { onError: () => reset() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          name="code"
          label={t(isApp ? 'app.code' : 'recovery.code')}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={data.code}
          onChange={(event) => setData('code', event.currentTarget.value)}
          error={errors.code}
          autoFocus
        />
        <Button type="submit" loading={processing} fullWidth>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  )
}
