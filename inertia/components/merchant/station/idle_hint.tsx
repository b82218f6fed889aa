import { IconScan } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '~/components/merchant/station/idle_hint.module.css'

export function IdleHint({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={classes.idle}>
      <IconScan size={48} stroke={1.5} aria-hidden />
      {children}
    </p>
  )
}
