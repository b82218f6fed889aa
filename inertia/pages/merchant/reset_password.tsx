import { Anchor, Button, PasswordInput, Stack } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { LoginFrame } from '~/components/merchant/shell/login_frame'

type Props = { token: string; valid: boolean }

export default function MerchantResetPassword({ token, valid }: Props) {
  const t = useTranslations('merchant.reset')
  if (!valid) {
    return (
      <LoginFrame title={t('overTitle')} text={t('overText')}>
        <Button component={Link} href={urlFor('merchant.password_resets.create')} fullWidth>
          {t('askAgain')}
        </Button>
      </LoginFrame>
    )
  }
  return (
    <LoginFrame title={t('title')} text={t('text')}>
      <NewPassword token={token} />
    </LoginFrame>
  )
}

function NewPassword({ token }: { token: string }) {
  const t = useTranslations('merchant.reset')
  const { data, setData, post, errors, processing } = useForm({
    password: '',
    password_confirmation: '',
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    post(urlFor('merchant.password_resets.update', { token }))
  }

  const field = (name: 'password' | 'password_confirmation') => ({
    name,
    'label': t(name),
    'autoComplete': 'new-password',
    'value': data[name],
    'onChange': (event: { currentTarget: HTMLInputElement }) =>
      setData(name, event.currentTarget.value),
    'error': errors[name],
    'aria-invalid': Boolean(errors[name]),
    'visibilityToggleButtonProps': { 'aria-label': t('showPassword') },
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <PasswordInput {...field('password')} description={t('hint')} autoFocus />
        <PasswordInput {...field('password_confirmation')} />
        <Button type="submit" loading={processing} fullWidth>
          {t('submit')}
        </Button>
        <Anchor component={Link} href={urlFor('merchant.sessions.create')} size="sm" ta="center">
          {t('back')}
        </Anchor>
      </Stack>
    </form>
  )
}
