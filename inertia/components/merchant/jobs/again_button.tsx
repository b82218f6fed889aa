import { Button } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'

/** Has the server do once more what failed. */
export function AgainButton({ url, label, name }: { url: string; label: string; name: string }) {
  const [busy, setBusy] = useState(false)
  const again = () =>
    router.post(
      url,
      {},
      {
        preserveScroll: true,
        onStart: () => setBusy(true),
        onFinish: () => setBusy(false),
      }
    )
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      leftSection={<IconRefresh size={14} aria-hidden />}
      aria-label={name}
      loading={busy}
      onClick={again}
    >
      {label}
    </Button>
  )
}
