import { Button, Code, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { router, useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PasswordField } from '~/components/merchant/account/password_field'
import { CopyButton } from '~/components/merchant/copy_button'
import classes from '~/components/merchant/account/account.module.css'

export type Prepared = { secret: string; qr: { size: number; path: string } }

/** In modules: what a reader needs around the symbol. */
const QUIET = 4

export function AuthenticatorSetup({
  secret,
  qr,
  asksPassword,
}: Prepared & { asksPassword: boolean }) {
  const t = useTranslations('account.factors')
  const { data, setData, post, errors, processing } = useForm({
    kind: 'totp' as const,
    code: '',
    current: '',
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    post(urlFor('merchant.account.factors.store'), {
      preserveScroll: true,
      onError: () => setData('code', ''),
    })
  }
  const cancel = () =>
    router.delete(urlFor('merchant.account.factors.forget'), { preserveScroll: true })
  const side = qr.size + 2 * QUIET
  return (
    <form onSubmit={save} noValidate aria-labelledby="setup-title">
      <Stack maw={560}>
        <Title order={3} size="h5" id="setup-title">
          {t('setup.title')}
        </Title>
        <Text size="sm">{t('setup.scan')}</Text>
        <svg
          className={classes.qr}
          viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('setup.qr')}
        >
          <path d={qr.path} />
        </svg>
        <div>
          <Text size="sm">{t('setup.type')}</Text>
          <Group gap="xs" mt={4}>
            <Code className={classes.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</Code>
            <CopyButton text={secret} what="text" />
          </Group>
        </div>
        <TextInput
          name="code"
          label={t('setup.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          maw={360}
          value={data.code}
          onChange={(event) => setData('code', event.currentTarget.value)}
          error={errors.code}
        />
        {(asksPassword || errors.current) && (
          <PasswordField
            value={data.current}
            error={errors.current}
            onChange={(current) => setData('current', current)}
          />
        )}
        <Group gap="xs">
          <Button type="submit" loading={processing}>
            {t('setup.submit')}
          </Button>
          <Button variant="default" onClick={cancel}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
