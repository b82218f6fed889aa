import { Button, Paper, Stack, Text } from '@mantine/core'
import { router, useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PasswordField } from '~/components/merchant/account/password_field'
import { type SecondFactor, SecondStep, useWays } from '~/components/merchant/account/second_step'
import { PageHead } from '~/components/merchant/page_head'

type Props = {
  /** Once the password is given, if there is one. */ second: SecondFactor | null
}

export default function MerchantAccountConfirm({ second }: Props) {
  const t = useTranslations('merchant.confirmation')
  return (
    <>
      <PageHead title={t('title')} />
      <Paper withBorder p="lg" maw={480}>
        {second ? <Factor {...second} /> : <Password />}
      </Paper>
    </>
  )
}

function Password() {
  const t = useTranslations('merchant.confirmation')
  const { data, setData, post, errors, processing } = useForm({ current: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    post(urlFor('merchant.account.confirmation.store'))
  }
  return (
    <form onSubmit={submit} noValidate>
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
    </form>
  )
}

function Factor(second: SecondFactor) {
  const t = useTranslations('merchant')
  const ways = useWays(second)
  return (
    <Stack>
      <Text>{t(`loginConfirm.${ways.way}.text`)}</Text>
      <SecondStep
        {...ways}
        passkey={second.passkey}
        submit={t('confirmation.submit')}
        send={(answer, callbacks) =>
          router.post(urlFor('merchant.account.confirmation.store'), answer, callbacks)
        }
      />
    </Stack>
  )
}
