import type { ComponentType, ReactNode } from 'react'

export type Layout = ComponentType<{ children: ReactNode }>

const outsideTheOffice = /^merchant\/(login|forgot_password|reset_password)(\/|$)/
const stations = /^merchant\/(scan|systems\/rfid|collectives\/(create|edit)|restaurants)(\/|$)/

/** Stations use the whole screen. Pages for visitors have the public frame. */
export function layoutOf(page: string): 'office' | 'station' | 'public' {
  if (!page.startsWith('merchant/') || outsideTheOffice.test(page)) return 'public'
  return stations.test(page) ? 'station' : 'office'
}
