import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnce } from '~/components/merchant/station/use_once'

type State = 'off' | 'starting' | 'on' | 'refused' | 'absent' | 'failed'

/** Milliseconds between readings: enough for a queue, and a phone stays cool. */
const PAUSE = 120

/** The rear camera, and the codes it reads. */
export function useCamera(onScan: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('off')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const once = useEffectEvent(useOnce(onScan))

  async function start() {
    if (!navigator.mediaDevices) return setState('absent')
    setState('starting')
    try {
      setStream(
        await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
        })
      )
    } catch (error) {
      setState(reasonOf(error))
    }
  }

  function stop() {
    setStream(null)
    setState('off')
  }

  useEffect(() => {
    if (!stream) return
    let timer: ReturnType<typeof setTimeout>
    let over = false
    const element = video.current!
    // Unplugged, or taken by another program.
    stream.getVideoTracks()[0].onended = () => {
      setStream(null)
      setState('failed')
    }
    async function look(read: (source: HTMLVideoElement) => Promise<string | null>) {
      const text = await read(element)
      if (over) return
      if (text) once(text)
      timer = setTimeout(look, PAUSE, read)
    }
    async function begin() {
      element.srcObject = stream
      const [{ qrReader }] = await Promise.all([import('./qr_reader'), element.play()])
      if (over) return
      setState('on')
      await look(await qrReader())
    }
    begin().catch(() => over || setState('failed'))
    return () => {
      over = true
      clearTimeout(timer)
      for (const track of stream.getTracks()) track.stop()
    }
  }, [stream])

  return { video, state, torch: useTorch(stream), start, stop }
}

/** The camera's light; null if there is none. */
function useTorch(stream: MediaStream | null) {
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(false), [stream])
  const track = stream?.getVideoTracks()[0]
  const abilities = track?.getCapabilities?.() as { torch?: boolean } | undefined
  if (!track || !abilities?.torch) return null
  const toggle = async () => {
    await track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] })
    setOn(!isOn)
  }
  return { isOn, toggle }
}

function reasonOf(error: unknown): State {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'absent'
  return 'failed'
}
