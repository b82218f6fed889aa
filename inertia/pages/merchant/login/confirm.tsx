import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CodeForm } from '~/components/merchant/account/code_form'
import { PasskeyForm, type PasskeyRequest } from '~/components/merchant/account/passkey_form'
import { Gate } from '~/components/merchant/shell/gate'

type Props = { hasApp: boolean; passkey: PasskeyRequest | null }
type Way = 'passkey' | 'app' | 'recovery'

export default function MerchantLoginConfirm({ hasApp, passkey }: Props) {
  const t = useTranslations('merchant.loginConfirm')
  const ways: Way[] = [
    ...(passkey ? (['passkey'] as const) : []),
    ...(hasApp ? (['app'] as const) : []),
    'recovery',
  ]
  const [way, setWay] = useState(ways[0])
  return (
    <Gate title={t('title')} text={t(`${way}.text`)}>
      <Stack>
        {way === 'passkey' && passkey ? (
          <PasskeyForm options={passkey} />
        ) : (
          <CodeForm key={way} isApp={way === 'app'} />
        )}
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Anchor
              key={other}
              component="button"
              type="button"
              size="sm"
              ta="center"
              onClick={() => setWay(other)}
            >
              {t(`${other}.use`)}
            </Anchor>
          ))}
        {way === 'recovery' && (
          <Text size="sm" c="dimmed" ta="center">
            {t('lost')}
          </Text>
        )}
        <Anchor component={Link} href={urlFor('merchant.sessions.create')} size="sm" ta="center">
          {t('back')}
        </Anchor>
      </Stack>
    </Gate>
  )
}
