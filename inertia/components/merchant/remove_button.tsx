import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'

type Props = {
  label: string
  /** The dialog's. Without `confirm`, its text explains why deleting is impossible. */
  title: string
  text: string
  confirm?: string
  url: string
}

export function RemoveButton({ label, ...dialog }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="light"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog opened={asking} {...dialog} onClose={() => setAsking(false)} />
    </>
  )
}
