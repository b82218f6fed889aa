import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '~/components/merchant/status_badge.module.css'

type Props = {
  tone: 'wait' | 'good' | 'bad' | 'plain'
  icon: Icon
  large?: boolean
  children: ReactNode
}

export function StatusBadge({ tone, icon: Drawing, large = false, children }: Props) {
  return (
    <span className={`badge badge-${tone} ${large ? '' : classes.dense}`}>
      <Drawing size={large ? 17 : 14} stroke={2.2} aria-hidden />
      {children}
    </span>
  )
}
