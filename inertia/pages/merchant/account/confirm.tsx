import { Button, Paper, Stack, Text } from '@mantine/core'
import { router, useForm } from '@inertiajs/react'
import { type FormEvent, useRef, useState } from 'react'
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
  const { isDownloading, callbacks } = useDownload()
  return (
    <>
      <PageHead title={t('title')} />
      <Paper withBorder p="lg" maw={480}>
        {isDownloading && <Downloading />}
        {!isDownloading && second && <Factor second={second} callbacks={callbacks} />}
        {!isDownloading && !second && <Password callbacks={callbacks} />}
      </Paper>
    </>
  )
}

/** A file that was asked for is downloaded, and this page stays open: Inertia shows no other. */
function useDownload() {
  const [isDownloading, setDownloading] = useState(false)
  const isAnswered = useRef(false)
  const answered = () => {
    isAnswered.current = true
  }
  const callbacks = {
    onBefore: () => {
      isAnswered.current = false
    },
    ...{ onSuccess: answered, onError: answered },
    ...{ onHttpException: answered, onNetworkError: answered },
    onFinish: () => setDownloading(!isAnswered.current),
  }
  return { isDownloading, callbacks }
}

type Callbacks = ReturnType<typeof useDownload>['callbacks']

function Downloading() {
  const t = useTranslations('merchant.confirmation')
  return (
    <Stack role="status">
      <Text>{t('downloading')}</Text>
      <Button variant="default" onClick={() => history.back()} style={{ alignSelf: 'flex-start' }}>
        {t('back')}
      </Button>
    </Stack>
  )
}

function Password({ callbacks }: { callbacks: Callbacks }) {
  const t = useTranslations('merchant.confirmation')
  const { data, setData, post, errors, processing } = useForm({ current: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    post(urlFor('merchant.account.confirmation.store'), callbacks)
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

function Factor({ second, callbacks }: { second: SecondFactor; callbacks: Callbacks }) {
  const t = useTranslations('merchant')
  const ways = useWays(second)
  return (
    <Stack>
      <Text>{t(`loginConfirm.${ways.way}.text`)}</Text>
      <SecondStep
        {...ways}
        passkey={second.passkey}
        submit={t('confirmation.submit')}
        send={(answer, { onStart, onError, onFinish }) =>
          router.post(urlFor('merchant.account.confirmation.store'), answer, {
            ...callbacks,
            onStart,
            onError: (errors) => {
              callbacks.onError()
              onError(errors)
            },
            onFinish: () => {
              callbacks.onFinish()
              onFinish()
            },
          })
        }
      />
    </Stack>
  )
}
