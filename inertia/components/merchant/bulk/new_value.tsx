import { ColorInput, MultiSelect, Select } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Changeable } from '~/components/merchant/bulk/change_dialog'
import type { Colleague, Option, Options } from '~/components/merchant/types'

type Props = {
  field: Changeable
  value: any
  options: Options
  colleagues: Colleague[]
  onChange(value: unknown): void
}

/** What a field starts with when it is chosen. */
export const startOf = (field: Changeable) => (field === 'restaurants' ? [] : null)

/** The control of the new value; empty takes the value away where that is possible. */
export function NewValue({ field, value, options, colleagues, onChange }: Props) {
  const t = useTranslations('merchant.bulk')
  if (field === 'restaurants')
    return (
      <MultiSelect
        label={t('value')}
        placeholder={value?.length ? undefined : t('none')}
        data={options.restaurants ?? []}
        value={value ?? []}
        onChange={onChange}
      />
    )
  if (field === 'color')
    return (
      <ColorInput
        label={t('value')}
        placeholder={t('ofCategory')}
        format="hex"
        withEyeDropper={false}
        swatches={[...new Set((options.categories ?? []).flatMap(({ color }) => color ?? []))]}
        swatchesPerRow={7}
        value={value ?? ''}
        onChange={(color) => onChange(color || null)}
      />
    )
  const choices: Record<string, Option[]> = {
    idPermission: options.permissions ?? [],
    category: options.categories ?? [],
    assignedTo: colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
  }
  return (
    <Select
      key={field}
      label={t('value')}
      placeholder={field === 'category' ? undefined : t(field === 'assignedTo' ? 'nobody' : 'none')}
      data={choices[field].map(({ value: key, label }) => ({ value: key, label }))}
      value={value}
      onChange={onChange}
      searchable
      clearable={field !== 'category'}
    />
  )
}
