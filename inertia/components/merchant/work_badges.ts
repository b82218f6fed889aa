import { IconAlertTriangle, IconCheck, IconClock, IconLoader2 } from '@tabler/icons-react'

export const workBadges = {
  queued: { tone: 'wait', icon: IconClock },
  running: { tone: 'plain', icon: IconLoader2 },
  done: { tone: 'good', icon: IconCheck },
  failed: { tone: 'bad', icon: IconAlertTriangle },
} as const
