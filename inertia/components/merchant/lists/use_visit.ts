import { router } from '@inertiajs/react'

/** Asks for the same page with other parameters; those that are empty stay out of the address. */
export function useVisit(address: string, current: Record<string, string | number | null>) {
  const visit = (url: string, data: Record<string, string> = {}) =>
    router.get(url, data, { preserveState: true, preserveScroll: true, replace: true })
  return {
    change: (changes: Record<string, string>) =>
      visit(
        address,
        Object.fromEntries(
          Object.entries({ ...current, ...changes })
            .filter(([, value]) => value !== '' && value !== null)
            .map(([name, value]) => [name, String(value)])
        )
      ),
    turnTo: (url: string) => visit(url),
  }
}
