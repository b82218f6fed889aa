import { PasswordInput } from '@mantine/core'
import { useTranslations } from 'use-intl'

type Props = { value: string; error: string | undefined; onChange(value: string): void }

export function PasswordField({ value, error, onChange }: Props) {
  const t = useTranslations('merchant.confirmation')
  return (
    <PasswordInput
      name="current"
      label={t('password')}
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      aria-invalid={Boolean(error)}
      visibilityToggleButtonProps={{ 'aria-label': t('show'), 'tabIndex': 0 }}
      data-autofocus
    />
  )
}
