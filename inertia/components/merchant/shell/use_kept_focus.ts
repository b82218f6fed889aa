import { router } from '@inertiajs/react'
import { useEffect } from 'react'

/** Longer than a dialog takes to close and to give the focus back. */
const DIALOG_CLOSED_MS = 400

/** Focuses the content if a change has removed the focused element: a row, or its button. */
export function useKeptFocus() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = router.on('finish', ({ detail: { visit } }) => {
      if (visit.method === 'get') return
      clearTimeout(timer)
      timer = setTimeout(() => {
        const isLost = !document.activeElement || document.activeElement === document.body
        if (isLost) document.getElementById('main')?.focus({ preventScroll: true })
      }, DIALOG_CLOSED_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}
