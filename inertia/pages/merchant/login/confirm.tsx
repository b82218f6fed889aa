import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Gate } from '~/components/merchant/shell/gate'

type Props = { kinds: string[] }

/** The second step of a login. */
export default function MerchantLoginConfirm({ kinds }: Props) {
  const t = useTranslations('merchant.loginConfirm')
  const hasApp = kinds.includes('totp')
  const [usesApp, setUsesApp] = useState(hasApp)
  const { data, setData, post, errors, processing, reset, clearErrors } = useForm({ code: '' })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    post(urlFor('merchant.login_confirmations.store'), { onError: () => reset() })
  }
  const change = () => {
    setUsesApp(!usesApp)
    reset()
    clearErrors()
  }

  return (
    <Gate title={t('title')} text={t(usesApp ? 'text' : 'recoveryText')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            key={String(usesApp)}
            name="code"
            label={t(usesApp ? 'code' : 'recoveryCode')}
            inputMode={usesApp ? 'numeric' : 'text'}
            autoComplete={usesApp ? 'one-time-code' : 'off'}
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
          {hasApp && (
            <Anchor component="button" type="button" size="sm" ta="center" onClick={change}>
              {t(usesApp ? 'useRecovery' : 'useApp')}
            </Anchor>
          )}
          {!usesApp && (
            <Text size="sm" c="dimmed" ta="center">
              {t('lost')}
            </Text>
          )}
          <Anchor component={Link} href={urlFor('merchant.sessions.create')} size="sm" ta="center">
            {t('back')}
          </Anchor>
        </Stack>
      </form>
    </Gate>
  )
}
