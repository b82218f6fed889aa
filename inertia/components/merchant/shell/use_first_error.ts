import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { whenShown } from '~/when_shown'

const REFUSED = '[aria-invalid="true"], [data-refused]'

/** Focuses the first invalid field or error: it may be far above the button. */
export function useFirstError() {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => router.on('error', () => setRefusals((count) => count + 1)), [])

  // Until React has rendered, the page shows the errors of the answer before.
  useEffect(() => {
    if (refusals === 0) return
    return whenShown(
      () => document.querySelector<HTMLElement>(REFUSED),
      (refused) => refused.focus()
    )
  }, [refusals])
}
