import { IconAlertCircle } from '@tabler/icons-react'
import type { PropsWithChildren } from 'react'

export function Notice({ children }: PropsWithChildren) {
  return (
    <div className="notice notice-bad" role="alert">
      <IconAlertCircle size={20} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
