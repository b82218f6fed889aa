import { Button, Stack, Text, TextInput } from '@mantine/core'
import { router, usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Dialog, DialogActions } from '~/components/merchant/dialog'
import { type HostOption, HostSelect } from '~/components/merchant/guests/host_select'
import type { ShownRequest } from '~/components/merchant/types'
import { useBusy } from '~/components/use_busy'

type Props = { guest: ShownRequest; opened: boolean; onClose(): void }

export function AssignDialog({ guest, opened, onClose }: Props) {
  const t = useTranslations('merchant.assign')
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('title', { name: `${guest.name} ${guest.lastName}` })}
    >
      <HostForm guest={guest} onClose={onClose} />
    </Dialog>
  )
}

/** Mounted again each time the dialog opens. */
function HostForm({ guest, onClose }: Omit<Props, 'opened'>) {
  const t = useTranslations('merchant.assign')
  const { errors, guestPlayers = [] } = usePage<{
    errors: Record<string, string>
    guestPlayers?: HostOption[]
  }>().props
  const [host, setHost] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [busy, whileBusy] = useBusy()
  const [refused, setRefused] = useState(false)

  useEffect(() => {
    router.reload({ only: ['guestPlayers'], preserveUrl: true, showProgress: false })
  }, [])

  const send = () =>
    router.post(
      urlFor('merchant.guests.assign', { id: guest.id }),
      { player: host, ...(reason.trim() && { exceedReason: reason.trim() }) },
      {
        preserveState: 'errors',
        preserveScroll: true,
        ...whileBusy,
        onError: () => setRefused(true),
        onSuccess: onClose,
      }
    )
  return (
    <Stack>
      <Text size="sm">{t('text')}</Text>
      <HostSelect
        hosts={guestPlayers.filter(({ value }) => value !== String(guest.idParent))}
        value={host}
        prop="guestPlayers"
        error={refused ? errors.player : undefined}
        onChange={setHost}
      />
      <TextInput
        name="exceedReason"
        label={t('reason')}
        description={t('reasonHint')}
        error={refused ? errors.exceedReason : undefined}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <DialogActions busy={busy} onClose={onClose}>
        <Button loading={busy} disabled={host === null} onClick={send}>
          {t('confirm')}
        </Button>
      </DialogActions>
    </Stack>
  )
}
