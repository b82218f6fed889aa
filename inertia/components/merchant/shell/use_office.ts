import { usePage } from '@inertiajs/react'

/** What every page of the office knows of its user, its tournament and its form types. */
export function useOffice() {
  const { user, requestTypes, app, locale, locales } = usePage().props
  return { user, requestTypes: requestTypes ?? [], app, locale, locales }
}
