import { Button, Group, Modal, type ModalProps } from '@mantine/core'
import {
  createContext,
  type PropsWithChildren,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { useTranslations } from 'use-intl'

const Sending = createContext<RefObject<boolean>>({ current: false })

/**
 * A modal that gives the focus back also where it is not closed but removed. While it sends, it stays
 * open: closed, it would look as if nothing had been sent.
 */
export function Dialog({ opened, onClose, children, ...props }: ModalProps) {
  const t = useTranslations('merchant.confirm')
  const sending = useRef(false)

  useEffect(() => {
    if (!opened) return
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === document.body
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    }
  }, [opened])

  const close = () => {
    if (!sending.current) onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      closeButtonProps={{ 'aria-label': t('close') }}
      {...props}
    >
      <Sending value={sending}>{children}</Sending>
    </Modal>
  )
}

/** Keeps the dialog around it open while something is sent. */
export function useKeptOpen(busy: boolean) {
  const sending = useContext(Sending)
  useEffect(() => {
    sending.current = busy
    return () => {
      sending.current = false
    }
  }, [sending, busy])
}

type ActionsProps = PropsWithChildren<{
  busy: boolean
  cancel?: string
  /** Whether the dialog opens with the focus on "Cancel". */
  cancelFirst?: boolean
  onClose(): void
}>

/** The end of a dialog: "Cancel", then the button that sends. */
export function DialogActions({ busy, cancel, cancelFirst, onClose, children }: ActionsProps) {
  const t = useTranslations('merchant.confirm')
  useKeptOpen(busy)
  return (
    <Group justify="flex-end" gap="xs">
      <Button
        variant="default"
        disabled={busy}
        onClick={onClose}
        data-autofocus={cancelFirst || undefined}
      >
        {cancel ?? t('cancel')}
      </Button>
      {children}
    </Group>
  )
}
