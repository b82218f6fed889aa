import { usePage } from '@inertiajs/react'
import type { TypeCounts } from '~/components/merchant/types'

export type OfficeUser = {
  id: number
  name: string
  email: string
  role: 'admin' | 'staff' | 'coordinator' | 'restaurant'
  permissions: Record<'canCreate' | 'canEdit' | 'canPrint' | 'canRfid' | 'canToppanel', boolean>
}

type Shared = {
  user: OfficeUser | null
  locale: string
  locales: string[]
  app: { name: string; tournament: string | null }
  requestTypes?: Pick<TypeCounts, 'type' | 'title' | 'waiting'>[] | null
}

/** What every page of the office knows of its user and its tournament. */
export function useOffice() {
  const { user, requestTypes, ...shared } = usePage().props as unknown as Shared
  return { ...shared, user: user!, requestTypes: requestTypes ?? [] }
}
