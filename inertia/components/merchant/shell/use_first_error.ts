import { router } from '@inertiajs/react'
import { useEffect } from 'react'

// Errors are rendered after the response: soon, or later on a busy computer.
const ERRORS_SHOWN_MS = 50
const PATIENCE_MS = 5000
const REFUSED = '[aria-invalid="true"], [data-refused]'

/** Focuses the first invalid field or error: it may be far above the button. */
export function useFirstError() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const focusFirst = (patience: number) => {
      timer = setTimeout(() => {
        const refused = document.querySelector<HTMLElement>(REFUSED)
        if (refused) refused.focus()
        else if (patience > 0) focusFirst(patience - ERRORS_SHOWN_MS)
      }, ERRORS_SHOWN_MS)
    }
    const stop = router.on('error', () => {
      clearTimeout(timer)
      focusFirst(PATIENCE_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}
