import { router } from '@inertiajs/react'
import { useEffect } from 'react'

// The errors of an answer are drawn just after it came.
const ERRORS_SHOWN_MS = 50
const REFUSED = '[aria-invalid="true"], [data-refused]'

/**
 * The first answer that is wrong, or the sentence that says what is, has the focus: it may stand far
 * above the button that was pressed, which gave up the focus while it was busy.
 */
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
