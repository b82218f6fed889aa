import type { Option } from '~/components/merchant/types'

export const flagNames = ['canCreate', 'canEdit', 'canPrint', 'canRfid', 'canToppanel'] as const

export type FlagName = (typeof flagNames)[number]

/** A user as an administrator sees them. */
export type Account = {
  id: number
  name: string
  email: string
  role: string
  active: boolean
  /** Empty where there is no limit. */
  formTypes: string[]
  restaurants: { id: number; name: string }[]
  lastLoginAt: string | null
  invitedAt: string | null
} & Record<FlagName, boolean>

export type AccountOptions = { roles: Option[]; formTypes: Option[]; restaurants: Option[] }
