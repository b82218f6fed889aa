import { router } from '@inertiajs/react'
import { useEffect } from 'react'

// Errors are rendered just after the response.
const ERRORS_SHOWN_MS = 50
const REFUSED = '[aria-invalid="true"], [data-refused]'

/** Focuses the first invalid field or error: it may be far above the button. */
export function useFirstError() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = router.on('error', () => {
      timer = setTimeout(
        () => document.querySelector<HTMLElement>(REFUSED)?.focus(),
        ERRORS_SHOWN_MS
      )
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}
