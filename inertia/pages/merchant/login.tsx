import { Anchor, Button, Checkbox, Group, PasswordInput, Stack, TextInput } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { LoginFrame } from '~/components/merchant/shell/login_frame'

export default function MerchantLogin() {
  const t = useTranslations('merchant.login')
  const { data, setData, post, errors, processing, reset } = useForm({
    email: '',
    password: '',
    remember: false,
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    post(urlFor('merchant.sessions.store'), { onError: () => reset('password') })
  }

  return (
    <LoginFrame title={t('title')} text={t('text')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            name="email"
            type="email"
            label={t('email')}
            autoComplete="username"
            value={data.email}
            onChange={(event) => setData('email', event.currentTarget.value)}
            error={errors.email}
            data-autofocus
            autoFocus
          />
          <PasswordInput
            name="password"
            label={t('password')}
            autoComplete="current-password"
            value={data.password}
            onChange={(event) => setData('password', event.currentTarget.value)}
            error={errors.password}
            aria-invalid={Boolean(errors.password)}
            visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          />
          <Group justify="space-between">
            <Checkbox
              name="remember"
              label={t('remember')}
              checked={data.remember}
              onChange={(event) => setData('remember', event.currentTarget.checked)}
            />
            <Anchor component={Link} href={urlFor('merchant.password_resets.create')} size="sm">
              {t('forgot')}
            </Anchor>
          </Group>
          <Button type="submit" loading={processing} fullWidth>
            {t('submit')}
          </Button>
          <Anchor component={Link} href={urlFor('home')} size="sm" ta="center">
            {t('home')}
          </Anchor>
        </Stack>
      </form>
    </LoginFrame>
  )
}
