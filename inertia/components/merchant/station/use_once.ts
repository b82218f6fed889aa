import { useRef } from 'react'

/** How long the same text is the same reading. */
const SAME = 2000

/** Passes a reading on once, however often it comes within two seconds of the last time. */
export function useOnce(onScan: (text: string) => void) {
  const last = useRef({ text: '', at: -SAME })
  return (text: string) => {
    const at = performance.now()
    const again = text === last.current.text && at - last.current.at < SAME
    last.current = { text, at }
    if (!again) onScan(text)
  }
}
