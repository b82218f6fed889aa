import { Button, Stack } from '@mantine/core'
import { router } from '@inertiajs/react'
import type { PropsWithChildren } from 'react'
import { PreviewText } from '~/components/merchant/bulk/preview_text'
import { type Targets, usePreview } from '~/components/merchant/bulk/use_preview'
import { Dialog, DialogActions } from '~/components/merchant/dialog'
import { useBusy } from '~/components/use_busy'

type Props = PropsWithChildren<{
  opened: boolean
  title: string
  url: string
  /** What is sent; null while something is missing. */
  body: Targets | null
  /** The words of the button, by how many requests it applies to. */
  label(count: number): string
  onClose(): void
  onDone(): void
}>

export function BulkDialog(props: Props) {
  const { opened, title, url, body, label, children, onClose, onDone } = props
  const [busy, whileBusy] = useBusy()
  const { preview, failed, errors } = usePreview(url, opened ? body : null)
  const applies = preview?.applies ?? 0

  const send = () =>
    router.post(url, body!, {
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
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Stack>
        {children}
        {body && <PreviewText {...{ preview, failed, errors }} />}
        <DialogActions busy={busy} cancelFirst onClose={onClose}>
          <Button loading={busy} disabled={applies === 0} onClick={send}>
            {label(applies)}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
