import { Button, Paper, Stack, Text } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PasswordField } from '~/components/merchant/account/password_field'
import { PageHead } from '~/components/merchant/page_head'

export default function MerchantAccountConfirm() {
  const t = useTranslations('merchant.confirmation')
  const { data, setData, post, errors, processing } = useForm({ current: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    post(urlFor('merchant.account.confirmation.store'))
  }
  return (
    <>
      <PageHead title={t('title')} />
      <Paper withBorder p="lg" maw={480} component="form" onSubmit={submit} noValidate>
        <Stack>
          <Text>{t('text')}</Text>
          <PasswordField
            value={data.current}
            error={errors.current}
            onChange={(current) => setData('current', current)}
          />
          <Button type="submit" loading={processing} style={{ alignSelf: 'flex-start' }}>
            {t('submit')}
          </Button>
        </Stack>
      </Paper>
    </>
  )
}
