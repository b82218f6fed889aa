import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PasswordField } from '~/components/merchant/account/password_field'

type Props = { edition: { id: number; name: string }; asksPassword: boolean }

export function ClosingForm({ edition, asksPassword }: Props) {
  const t = useTranslations('config.tournament.closing')
  const { data, setData, post, errors, processing } = useForm({ name: '', current: '' })
  const close = (event: FormEvent) => {
    event.preventDefault()
    post(urlFor('merchant.tournaments.closing.store', { id: edition.id }))
  }
  return (
    <form onSubmit={close} noValidate aria-labelledby="close-title">
      <Stack maw={440}>
        <Title order={2} size="h5" id="close-title">
          {t('confirmTitle')}
        </Title>
        <Text size="sm">{t('confirmText', { name: edition.name })}</Text>
        <TextInput
          name="name"
          label={t('name')}
          autoComplete="off"
          value={data.name}
          onChange={(event) => setData('name', event.currentTarget.value)}
          error={errors.name}
        />
        {(asksPassword || errors.current) && (
          <PasswordField
            value={data.current}
            error={errors.current}
            onChange={(current) => setData('current', current)}
          />
        )}
        <div>
          <Button type="submit" color="red" loading={processing}>
            {t('submit')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
