import { Button, type ButtonProps } from '@mantine/core'
import { router } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'

type Props = ButtonProps & {
  'url': string
  'data'?: Record<string, number[]>
  'aria-label'?: string
  'children': ReactNode
}

/** Posts once and keeps the scroll position. */
export function PostButton({ url, data = {}, ...button }: Props) {
  const [busy, setBusy] = useState(false)
  const post = () =>
    router.post(url, data, {
      preserveScroll: true,
      onStart: () => setBusy(true),
      onFinish: () => setBusy(false),
    })
  return <Button {...button} loading={busy} onClick={post} />
}
