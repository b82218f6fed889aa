import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { whenShown } from '~/when_shown'

const REFUSED = '[aria-invalid="true"], [data-refused]'

/** Focuses the first invalid field or error: it may be far above the button. */
export function useFirstError() {
  useEffect(() => {
    let stopLooking = () => {}
    const stopListening = router.on('error', () => {
      stopLooking()
      stopLooking = whenShown(
        () => document.querySelector<HTMLElement>(REFUSED),
        (refused) => refused.focus()
      )
    })
    return () => {
      stopListening()
      stopLooking()
    }
  }, [])
}
