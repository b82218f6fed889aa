import { ColorInput, MultiSelect, Select, Stack, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { groupOptions } from '~/components/merchant/mass_update/option_groups'
import type { Definition, UpdateLists } from '~/components/merchant/mass_update/types'
import { withSlashes } from '~/fields/inputs/date'

type Props = UpdateLists & {
  data: Definition
  errors: Partial<Record<keyof Definition, string>>
  onChange(changes: Partial<Definition>): void
}

export function TargetFields({ targets, options, data, errors, onChange }: Props) {
  const t = useTranslations('config.massUpdate')
  return (
    <Stack gap="sm">
      <Select
        name="resetColumn"
        label={t('resetColumn')}
        data={targets.map(({ value, label }) => ({ value, label }))}
        value={data.resetColumn}
        allowDeselect={false}
        error={errors.resetColumn}
        onChange={(resetColumn) => onChange({ resetColumn: resetColumn!, resetValue: '' })}
      />
      <NewValue {...{ options, data, errors, onChange }} />
    </Stack>
  )
}

function NewValue({ options, data, errors, onChange }: Omit<Props, 'targets'>) {
  const t = useTranslations('config.massUpdate')
  const shared = { name: 'resetValue', label: t('resetValue'), error: errors.resetValue }
  const change = (resetValue: string | null) => onChange({ resetValue: resetValue ?? '' })
  switch (data.resetColumn) {
    case 'idPermission':
      return (
        <Select
          {...shared}
          data={groupOptions(options.permissions)}
          value={data.resetValue || null}
          searchable
          onChange={change}
        />
      )
    case 'category':
      return (
        <Select
          {...shared}
          data={options.categories.map(({ value, label }) => ({ value, label }))}
          value={data.resetValue || null}
          searchable
          onChange={change}
        />
      )
    case 'restaurants':
      return (
        <MultiSelect
          {...shared}
          data={options.restaurants}
          value={data.resetValue ? data.resetValue.split(',') : []}
          onChange={(values) => change(values.join(','))}
        />
      )
    case 'color':
      return (
        <ColorInput
          {...shared}
          format="hex"
          withEyeDropper={false}
          swatches={[...new Set(options.categories.flatMap(({ color }) => color ?? []))]}
          swatchesPerRow={7}
          value={data.resetValue}
          onChange={change}
        />
      )
    case 'datePermission':
    case 'endPermission':
      return (
        <TextInput
          {...shared}
          description={t('dateHint')}
          inputMode="numeric"
          autoComplete="off"
          value={data.resetValue}
          onChange={(event) => change(withSlashes(event.currentTarget.value, data.resetValue))}
        />
      )
    default:
      return (
        <TextInput
          {...shared}
          description={data.resetColumn === 'amount' ? t('amountHint') : undefined}
          inputMode={data.resetColumn === 'amount' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={data.resetValue}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )
  }
}
