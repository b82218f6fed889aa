import { ColorInput, MultiSelect, Select } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Colleague, Option, Options } from '~/components/merchant/types'
import type { BulkSettable } from '#shared/choices'

type Props = {
  field: BulkSettable
  value: string | string[] | null
  options: Options
  colleagues: Colleague[]
  onChange(value: string | string[] | null): void
}

export function NewValue({ field, value, options, colleagues, onChange }: Props) {
  const t = useTranslations('merchant.bulk')
  if (field === 'restaurants')
    return (
      <MultiSelect
        label={t('value')}
        data={options.restaurants ?? []}
        value={Array.isArray(value) ? value : []}
        onChange={onChange}
      />
    )
  if (field === 'color')
    return (
      <ColorInput
        label={t('value')}
        format="hex"
        withEyeDropper={false}
        swatches={[...new Set((options.categories ?? []).flatMap(({ color }) => color ?? []))]}
        swatchesPerRow={7}
        value={typeof value === 'string' ? value : ''}
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
      data={choices[field].map(({ value: key, label }) => ({ value: key, label }))}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      searchable
    />
  )
}
