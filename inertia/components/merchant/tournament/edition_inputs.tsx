import { NumberInput, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { EditionForm } from '~/components/merchant/tournament/use_edition_form'
import { withSlashes } from '~/fields/inputs/date'

type TextName = 'name' | 'code' | 'place'
type DayName = 'startsOn' | 'endsOn' | 'pressFrom' | 'pressTo' | 'mindate' | 'maxdate'
type YearName = 'year' | 'licenceYear'

type Props<Name> = { form: EditionForm; name: Name; hint?: string }

export function EditionText({ form, name, hint }: Props<TextName>) {
  const t = useTranslations('config.tournament')
  return (
    <TextInput
      name={name}
      label={t(name)}
      description={hint}
      error={form.errors[name]}
      autoComplete="off"
      value={form.data[name]}
      onChange={(event) => form.setData(name, event.currentTarget.value)}
    />
  )
}

export function EditionDay({ form, name, hint }: Props<DayName>) {
  const t = useTranslations('config.tournament')
  const ui = useTranslations('ui.form')
  return (
    <TextInput
      name={name}
      label={t(name)}
      description={hint}
      placeholder={ui('datePlaceholder')}
      inputMode="numeric"
      autoComplete="off"
      error={form.errors[name]}
      value={form.data[name]}
      onChange={(event) =>
        form.setData(name, withSlashes(event.currentTarget.value, form.data[name]))
      }
    />
  )
}

export function EditionYear({ form, name, hint }: Props<YearName>) {
  const t = useTranslations('config.tournament')
  return (
    <NumberInput
      name={name}
      label={t(name)}
      description={hint}
      error={form.errors[name]}
      thousandSeparator={false}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={form.data[name]}
      onChange={(year) => form.setData(name, year)}
    />
  )
}
