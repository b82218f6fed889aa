import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

// A board that closes gives the focus back to its button first.
const BOARD_CLOSED_MS = 50

/**
 * The first thing that was refused comes into view and has the focus: on a phone it stands far
 * from the button that was pressed.
 */
export function useRefusal() {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => router.on('error', () => setRefusals((count) => count + 1)), [])
  useEffect(() => {
    if (refusals === 0) return
    const timer = setTimeout(() => {
      const first = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]')
      first?.scrollIntoView({ block: 'center' })
      first?.focus({ preventScroll: true })
    }, BOARD_CLOSED_MS)
    return () => clearTimeout(timer)
  }, [refusals])
}
