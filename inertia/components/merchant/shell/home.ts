import { urlFor } from '~/client'

type Someone = { role: string } | null | undefined

/** Whether somebody works in the office, as against desks and restaurants. */
export const isOfOffice = (user: Someone) => user?.role === 'admin' || user?.role === 'staff'

/** The page where a user begins. */
export const homeOf = (user: Someone) =>
  urlFor(isOfOffice(user) ? 'merchant.dashboard' : 'merchant.desk')
