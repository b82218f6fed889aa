import { Button, Checkbox, Group, Select, Stack } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PreviewText } from '~/components/merchant/bulk/preview_text'
import { NewValue } from '~/components/merchant/bulk/new_value'
import { type Targets, usePreview } from '~/components/merchant/bulk/use_preview'
import { Dialog } from '~/components/merchant/dialog'
import type { Colleague, Options } from '~/components/merchant/types'
import { useBusy } from '~/components/use_busy'
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

/** Sets one field of many requests, after a preview. */
export function ChangeDialog({ opened, type, targets, count, onClose, onDone, ...lists }: Props) {
  const t = useTranslations('merchant.bulk')
  const [field, setField] = useState<BulkSettable>('idPermission')
  const [value, setValue] = useState<string | string[] | null>(null)
  // Clearing a field must be an explicit choice, never the default.
  const [clear, setClear] = useState(false)
  const [busy, whileBusy] = useBusy()
  const url = urlFor('merchant.forms.changes', { form: type })
  const body = { ...targets, set: { [field]: clear ? null : value } }
  const ready = clear || Boolean(value?.length)
  const { preview, failed } = usePreview(url, opened && ready ? body : null)

  const send = () =>
    router.post(url, body, {
      preserveState: true,
      preserveScroll: true,
      ...whileBusy,
      onSuccess: () => {
        onDone()
        onClose()
      },
      onError: onClose,
    })

  return (
    <Dialog opened={opened} onClose={onClose} title={t('title', { count })}>
      <Stack>
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
        {ready && <PreviewText preview={preview} failed={failed} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={busy} disabled={!preview?.applies} onClick={send}>
            {t('change', { count: preview?.applies ?? 0 })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
