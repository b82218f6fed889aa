import { router } from '@inertiajs/react'

/** Asks for the same page with other parameters; those that are empty stay out of the address. */
export function useVisit(address: string, current: Record<string, string | number | null>) {
  const visit = (url: string, data: Record<string, string> = {}, replace = false) =>
    router.get(url, data, { preserveState: true, preserveScroll: true, replace })
  return {
    change: (changes: Record<string, string>) =>
      visit(
        address,
        Object.fromEntries(
          Object.entries({ ...current, ...changes })
            .filter(([, value]) => value !== '' && value !== null)
            .map(([name, value]) => [name, String(value)])
        ),
        // What is typed is no step of its own to go back to.
        'search' in changes && current.search !== ''
      ),
    turnTo: (url: string) => visit(url),
  }
}
