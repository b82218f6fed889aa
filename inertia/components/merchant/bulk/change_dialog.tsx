import { Checkbox, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BulkDialog } from '~/components/merchant/bulk/bulk_dialog'
import { NewValue } from '~/components/merchant/bulk/new_value'
import type { Targets } from '~/components/merchant/bulk/use_preview'
import type { Colleague, Options } from '~/components/merchant/types'
import { bulkSettable, type BulkSettable } from '#shared/choices'

type Props = {
  opened: boolean
  type: string
  targets: Targets
  count: number
  options: Options
  colleagues: Colleague[]
  onClose(): void
  onDone(): void
}

export function ChangeDialog({ opened, type, targets, count, onClose, onDone, ...lists }: Props) {
  const t = useTranslations('merchant.bulk')
  const [field, setField] = useState<BulkSettable>('idPermission')
  const [value, setValue] = useState<string | string[] | null>(null)
  // Clearing a field must be an explicit choice, never the default.
  const [clear, setClear] = useState(false)
  const ready = clear || Boolean(value?.length)

  return (
    <BulkDialog
      {...{ opened, onClose, onDone }}
      title={t('title', { count })}
      url={urlFor('merchant.forms.changes', { form: type })}
      body={ready ? { ...targets, set: { [field]: clear ? null : value } } : null}
      label={(applies) => t('change', { count: applies })}
    >
      <Select
        label={t('field')}
        data={bulkSettable.map((name) => ({ value: name, label: t(`fields.${name}`) }))}
        value={field}
        allowDeselect={false}
        data-autofocus
        onChange={(name) => {
          setField(name!)
          setValue(null)
          setClear(false)
        }}
      />
      {!clear && <NewValue field={field} value={value} onChange={setValue} {...lists} />}
      {field !== 'category' && (
        <Checkbox
          label={t(`clear.${field}`)}
          checked={clear}
          onChange={(event) => setClear(event.currentTarget.checked)}
        />
      )}
    </BulkDialog>
  )
}
