import { Anchor, Stack } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { type SecondFactor, SecondStep, useWays } from '~/components/merchant/account/second_step'
import { LoginFrame } from '~/components/merchant/shell/login_frame'

export default function MerchantLoginConfirm(second: SecondFactor) {
  const t = useTranslations('merchant.loginConfirm')
  const ways = useWays(second)
  return (
    <LoginFrame title={t('title')} text={t(`${ways.way}.text`)}>
      <Stack>
        <SecondStep
          {...ways}
          passkey={second.passkey}
          submit={t('submit')}
          send={(answer, callbacks) =>
            router.post(urlFor('merchant.login_confirmations.store'), answer, callbacks)
          }
        />
        <Anchor component={Link} href={urlFor('merchant.sessions.create')} size="sm" ta="center">
          {t('back')}
        </Anchor>
      </Stack>
    </LoginFrame>
  )
}
