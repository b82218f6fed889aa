import { IconAlertTriangle, IconCheck, IconClock, IconLoader2 } from '@tabler/icons-react'

/** How work of the queue looks, wherever it is shown. */
export const workLooks = {
  queued: { look: 'wait', icon: IconClock },
  running: { look: 'plain', icon: IconLoader2 },
  done: { look: 'good', icon: IconCheck },
  failed: { look: 'bad', icon: IconAlertTriangle },
} as const
