import { useEffect, useRef } from 'react'

/**
 * Milliseconds from the first key of a text to the key or click that sends it. The times are those
 * of the events, because a page that stalls gets its keys late and all at once.
 */
export function useTypingTime() {
  const first = useRef(0)
  const last = useRef(0)
  useEffect(() => {
    const note = ({ timeStamp }: Event) => {
      last.current = timeStamp
    }
    // In the capture phase, because the first key may go to another element, which passes it on.
    document.addEventListener('keydown', note, true)
    document.addEventListener('click', note, true)
    return () => {
      document.removeEventListener('keydown', note, true)
      document.removeEventListener('click', note, true)
    }
  }, [])
  return {
    begin() {
      first.current = last.current
    },
    passed: () => last.current - first.current,
  }
}
