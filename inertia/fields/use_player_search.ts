import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'

export const LEAST_LETTERS = 2
const TYPING_ENDS_MS = 250

/** Asks the server for players while a name is typed; the answer comes as `options.players`. */
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
        onFinish: ({ cancelled }) => cancelled || setAnswered(text),
        // Without a connection there is nothing to choose; typing on asks again.
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
