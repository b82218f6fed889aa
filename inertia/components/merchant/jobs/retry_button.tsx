import { IconRefresh } from '@tabler/icons-react'
import { PostButton } from '~/components/merchant/post_button'

export function RetryButton({ url, label, name }: { url: string; label: string; name: string }) {
  return (
    <PostButton
      url={url}
      size="compact-xs"
      variant="subtle"
      leftSection={<IconRefresh size={14} aria-hidden />}
      aria-label={name}
    >
      {label}
    </PostButton>
  )
}
