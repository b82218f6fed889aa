import type { ComponentType, ReactNode } from 'react'

export type Layout = ComponentType<{ children: ReactNode }>

const outsideTheOffice = /^merchant\/(login|forgot_password|reset_password|desk|stations)(\/|$)/

/** Back-office pages have its navigation; everything a visitor sees has the public frame. */
export function usesOfficeLayout(page: string): boolean {
  return page.startsWith('merchant/') && !outsideTheOffice.test(page)
}
