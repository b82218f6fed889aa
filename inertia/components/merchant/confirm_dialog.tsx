import { Button, Stack, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { Dialog, DialogActions } from '~/components/merchant/dialog'
import { useBusy } from '~/components/use_busy'

type Props = {
  opened: boolean
  title: string
  text: string
  /** Label of the button. Without it, the dialog only explains why the action is impossible. */
  confirm?: string
  url: string
  method?: 'delete' | 'post'
  /** Whether the action cannot be undone. By default, only a deletion cannot. */
  final?: boolean
  onClose(): void
}

export function ConfirmDialog(props: Props) {
  const { opened, title, text, confirm, url, method = 'delete', onClose } = props
  const isFinal = props.final ?? method === 'delete'
  const t = useTranslations('merchant.confirm')
  const [busy, whileBusy] = useBusy()
  const send = () =>
    router.visit(url, {
      method,
      preserveState: true,
      preserveScroll: true,
      ...whileBusy,
      onSuccess: onClose,
      onError: onClose,
    })
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Stack>
        <Text size="sm">{text}</Text>
        <DialogActions
          busy={busy}
          cancel={confirm ? undefined : t('close')}
          cancelFirst
          onClose={onClose}
        >
          {confirm && (
            <Button color={isFinal ? 'red' : undefined} loading={busy} onClick={send}>
              {confirm}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
