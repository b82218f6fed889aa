import { Button, Group, Paper, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useOffice } from '~/components/merchant/shell/use_office'
import { SectionHead } from '~/components/merchant/section_head'

const empty = { current: '', password: '', password_confirmation: '' }

export function PasswordForm() {
  const t = useTranslations('account.password')
  const { user } = useOffice()
  const { data, setData, put, errors, processing, reset } = useForm(empty)

  const save = (event: FormEvent) => {
    event.preventDefault()
    put(urlFor('merchant.account.password'), {
      preserveScroll: true,
      onSuccess: () => reset(),
      onError: () => reset('current'),
    })
  }

  const field = (name: keyof typeof empty) => ({
    name,
    'label': t(name),
    'autoComplete': name === 'current' ? 'current-password' : 'new-password',
    'value': data[name],
    'onChange': (event: { currentTarget: HTMLInputElement }) =>
      setData(name, event.currentTarget.value),
    'error': errors[name],
    'aria-invalid': Boolean(errors[name]),
    'visibilityToggleButtonProps': { 'aria-label': t('show'), 'tabIndex': 0 },
  })

  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="password-title">
      <form onSubmit={save} noValidate>
        {/* Tells password managers whose password it is. */}
        <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
        <Stack maw={400}>
          <SectionHead id="password-title" title={t('title')} text={t('text')} size="h4" />
          <PasswordInput {...field('current')} />
          <PasswordInput {...field('password')} description={t('hint')} />
          <PasswordInput {...field('password_confirmation')} />
          <Group>
            <Button type="submit" loading={processing}>
              {t('submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  )
}
