import { router } from '@inertiajs/react'
import { withoutEmpty } from '#shared/values'

/** Reloads the page with other parameters. Empty ones stay out of the address. */
export function useVisit(address: string, current: Record<string, string | number | null>) {
  const visit = (url: string, data: Record<string, string> = {}, replace = false) =>
    router.get(url, data, { preserveState: true, preserveScroll: true, replace })
  return {
    change: (changes: Record<string, string>) =>
      visit(
        address,
        Object.fromEntries(
          Object.entries(withoutEmpty({ ...current, ...changes })).map(([name, value]) => [
            name,
            String(value),
          ])
        ),
        // Another search replaces the last one in the browser's history.
        'search' in changes && current.search !== ''
      ),
    turnTo: (url: string) => visit(url),
  }
}
