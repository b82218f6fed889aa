import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { formatDay, isDay } from '#shared/days'
import { isoDay } from '~/fields/checks'
import { type InputProps, useControl } from '~/fields/control'

/** Inserts slashes while digits are typed at the end. Other edits are left alone. */
export function withSlashes(typed: string, before: string): string {
  const pasted = typed.length > before.length + 1 ? isoDay(typed) : null
  if (pasted) return formatDay(pasted)
  const grows = typed.length > before.length && typed.startsWith(before)
  if (!grows) return typed
  if (/^\d{2}$/.test(typed) || /^\d{2}\/\d{2}$/.test(typed)) return `${typed}/`
  return typed.replace(/[.-]/g, '/').replace(/\/\/$/, '/')
}

export function DateInput({ field }: InputProps) {
  const t = useTranslations('ui.form')
  const { control, value, change } = useControl(field)
  const shown = isDay(value) ? formatDay(value) : value
  return (
    <TextInput
      {...control}
      inputMode="numeric"
      placeholder={t('datePlaceholder')}
      classNames={{ wrapper: 'width-date' }}
      value={shown}
      onChange={(event) => change(withSlashes(event.currentTarget.value, shown))}
      onBlur={() => {
        const day = isoDay(shown)
        if (day && formatDay(day) !== value) change(formatDay(day))
        control.onBlur()
      }}
    />
  )
}
