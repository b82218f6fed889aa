import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Reading = Event & { serialNumber: string }
type Reader = EventTarget & { scan(options: { signal: AbortSignal }): Promise<void> }

declare global {
  // Chrome on Android has it and no other browser.
  var NDEFReader: (new () => Reader) | undefined
}

export type NfcState = 'absent' | 'off' | 'on' | 'refused'

/** The reader that a telephone has built in. What it cannot read is told as an empty text. */
export function useNfc(onRead: (serialNumber: string) => void) {
  const [state, setState] = useState<NfcState>('absent')
  const running = useRef<AbortController | null>(null)
  const read = useEffectEvent(onRead)

  // After the first rendering, which a server may have done.
  useEffect(() => {
    if (globalThis.NDEFReader) setState('off')
    return () => running.current?.abort()
  }, [])

  async function start() {
    const controller = new AbortController()
    running.current = controller
    const reader = new globalThis.NDEFReader!()
    reader.addEventListener('reading', (event) => read((event as Reading).serialNumber))
    reader.addEventListener('readingerror', () => read(''))
    try {
      await reader.scan({ signal: controller.signal })
      setState('on')
    } catch {
      // Forbidden, or switched off in the telephone: the page says what to do.
      setState('refused')
    }
  }

  function stop() {
    running.current?.abort()
    setState('off')
  }

  return { state, start, stop }
}
