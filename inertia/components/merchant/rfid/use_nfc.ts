import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Reading = Event & { serialNumber: string }
type Reader = EventTarget & { scan(options: { signal: AbortSignal }): Promise<void> }

declare global {
  // Only in Chrome on Android.
  var NDEFReader: (new () => Reader) | undefined
}

type NfcState = 'absent' | 'off' | 'on' | 'refused'

/** The phone's own reader. An unreadable chip is reported as empty text. */
export function useNfc(onRead: (serialNumber: string) => void) {
  const [state, setState] = useState<NfcState>('absent')
  const running = useRef<AbortController | null>(null)
  const read = useEffectEvent(onRead)

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
      // Denied, or switched off on the phone: the page says what to do.
      setState('refused')
    }
  }

  function stop() {
    running.current?.abort()
    setState('off')
  }

  return { state, start, stop }
}
