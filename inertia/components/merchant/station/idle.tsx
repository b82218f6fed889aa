import { IconScan } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '~/components/merchant/station/idle.module.css'

/** What a station shows while nobody's card is read, and while one is looked up. */
export function Idle({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={classes.idle}>
      <IconScan size={48} stroke={1.5} aria-hidden />
      {children}
    </p>
  )
}
