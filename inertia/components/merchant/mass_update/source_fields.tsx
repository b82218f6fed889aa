import { MultiSelect, Select, Stack, TagsInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { groupOptions } from '~/components/merchant/mass_update/option_groups'
import type { Definition, SourceColumn } from '~/components/merchant/mass_update/types'

type Props = {
  columns: SourceColumn[]
  data: Definition
  errors: Partial<Record<keyof Definition, string>>
  onChange(changes: Partial<Definition>): void
}

export function SourceFields({ columns, data, errors, onChange }: Props) {
  const t = useTranslations('config.massUpdate')
  const column = columns.find(({ value }) => value === data.sourceColumn)
  const values = {
    name: 'sourceValues',
    label: t('sourceValues'),
    value: data.sourceValues,
    error: errors.sourceValues,
    onChange: (sourceValues: string[]) => onChange({ sourceValues }),
  }
  return (
    <Stack gap="sm">
      <Select
        name="sourceColumn"
        label={t('sourceColumn')}
        data={columns.map(({ value, label }) => ({ value, label }))}
        value={data.sourceColumn}
        allowDeselect={false}
        error={errors.sourceColumn}
        onChange={(sourceColumn) => onChange({ sourceColumn: sourceColumn!, sourceValues: [] })}
      />
      {column?.values ? (
        <MultiSelect
          {...values}
          data={groupOptions(column.values)}
          searchable
          hidePickedOptions
          maxDropdownHeight={280}
        />
      ) : (
        <TagsInput
          {...values}
          description={t('sourceValuesHint')}
          splitChars={[',']}
          allowDuplicates
        />
      )}
    </Stack>
  )
}
