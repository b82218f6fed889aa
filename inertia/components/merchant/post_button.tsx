import { Button, type ButtonProps } from '@mantine/core'
import { router } from '@inertiajs/react'
import { type ReactNode } from 'react'
import { useBusy } from '~/components/use_busy'

type Props = ButtonProps & {
  'url': string
  'data'?: Record<string, number[]>
  'aria-label'?: string
  'children': ReactNode
}

export function PostButton({ url, data = {}, ...button }: Props) {
  const [busy, whileBusy] = useBusy()
  const post = () =>
    router.post(url, data, {
      preserveScroll: true,
      ...whileBusy,
    })
  return <Button {...button} loading={busy} onClick={post} />
}
