import { router } from '@inertiajs/react'
import { useEffect } from 'react'

// The errors of an answer are drawn just after it came.
const ERRORS_SHOWN_MS = 50

/**
 * The first answer that is wrong has the focus: it may stand far above the button that was
 * pressed, which gave up the focus while it was busy.
 */
export function useFirstError() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = router.on('error', () => {
      timer = setTimeout(
        () => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus(),
        ERRORS_SHOWN_MS
      )
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}
