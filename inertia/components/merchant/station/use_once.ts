import { useRef } from 'react'

/** Milliseconds. */
const SAME = 2000

/** Ignores a text that repeats within two seconds. */
export function useOnce(onScan: (text: string) => void) {
  const last = useRef({ text: '', at: -SAME })
  return (text: string) => {
    const at = performance.now()
    const again = text === last.current.text && at - last.current.at < SAME
    last.current = { text, at }
    if (!again) onScan(text)
  }
}
