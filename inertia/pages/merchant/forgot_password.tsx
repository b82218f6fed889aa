import { Anchor, Button, Stack, TextInput } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { LoginFrame } from '~/components/merchant/shell/login_frame'

export default function MerchantForgotPassword() {
  const t = useTranslations('merchant.forgot')
  const { data, setData, post, errors, processing } = useForm({ email: '' })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    post(urlFor('merchant.password_resets.store'))
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
            autoFocus
          />
          <Button type="submit" loading={processing} fullWidth>
            {t('submit')}
          </Button>
          <Anchor component={Link} href={urlFor('merchant.sessions.create')} size="sm" ta="center">
            {t('back')}
          </Anchor>
        </Stack>
      </form>
    </LoginFrame>
  )
}
