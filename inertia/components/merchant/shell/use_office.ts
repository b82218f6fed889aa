import { usePage } from '@inertiajs/react'
import { granteeOf } from '~/components/merchant/shell/home'
import { may, type Ability } from '#shared/roles'

/** The user of the office and what they may do. `member` is the user as `#shared/roles` expects them. */
export function useOffice() {
  const { user, requestTypes, app, locale, locales } = usePage().props
  const member = user && granteeOf(user)
  return {
    user,
    member,
    requestTypes: requestTypes ?? [],
    app,
    locale,
    locales,
    may: (ability: Ability) => member !== null && may(member, ability),
  }
}
