import { useRef } from 'react'

const REPEAT_MS = 2000

/** Ignores a text that repeats within two seconds. */
export function useOnce(onScan: (text: string) => void) {
  const last = useRef({ text: '', at: -REPEAT_MS })
  return (text: string) => {
    const at = performance.now()
    const isRepeat = text === last.current.text && at - last.current.at < REPEAT_MS
    last.current = { text, at }
    if (!isRepeat) onScan(text)
  }
}
