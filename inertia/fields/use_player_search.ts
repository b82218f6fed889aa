import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'

export const LEAST_LETTERS = 2
const TYPING_ENDS_MS = 250

/** Searches players on the server while a name is typed. The result is `options.players`. */
export function usePlayerSearch(typed: string | null) {
  const text = typed?.trim() ?? ''
  const enough = text.length >= LEAST_LETTERS
  const [answered, setAnswered] = useState('')
  const cancel = useRef<() => void>(undefined)

  useEffect(() => {
    if (!enough) return
    const timer = setTimeout(() => {
      router.reload({
        only: ['options'],
        data: { player: text },
        preserveUrl: true,
        preserveErrors: true,
        showProgress: false,
        onCancelToken: (token) => (cancel.current = token.cancel),
        onSuccess: () => setAnswered(text),
        // An answer too: errors of the form stay on the page.
        onError: () => setAnswered(text),
        // Offline there is no result. The next letter asks again.
        onNetworkError: () => false,
        onHttpException: () => false,
      })
    }, TYPING_ENDS_MS)
    return () => {
      clearTimeout(timer)
      cancel.current?.()
    }
  }, [text, enough])

  return { enough, searching: enough && answered !== text }
}
