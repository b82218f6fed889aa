import type { SharedProps } from '~/types'
import { urlFor } from '~/client'
import { landingOf } from '#shared/office_pages'
import type { Grantee } from '#shared/roles'

/** The user with their rights by name, as the tables of roles and pages expect them. */
export const granteeOf = (user: NonNullable<SharedProps['user']>): Grantee => ({
  ...user,
  ...user.permissions,
})

/** The page after login; for visitors the home page. */
export const homeOf = (user: SharedProps['user']) =>
  urlFor(user ? landingOf(granteeOf(user)) : 'home')
