import { Modal, type ModalProps } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/** A modal that gives the focus back also where it is not closed but removed. */
export function Dialog({ opened, children, ...props }: ModalProps) {
  const t = useTranslations('merchant.confirm')

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

  return (
    <Modal opened={opened} closeButtonProps={{ 'aria-label': t('close') }} {...props}>
      {children}
    </Modal>
  )
}
