import { IconAlertTriangle, IconCheck, IconClock, IconLoader2 } from '@tabler/icons-react'

export const workLooks = {
  queued: { look: 'wait', icon: IconClock },
  running: { look: 'plain', icon: IconLoader2 },
  done: { look: 'good', icon: IconCheck },
  failed: { look: 'bad', icon: IconAlertTriangle },
} as const
