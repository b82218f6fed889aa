import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnce } from '~/components/merchant/station/use_once'

type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'absent' | 'failed'

/** Pause between readings: fast enough for a queue, and a phone stays cool. */
const PAUSE_MS = 120

export function useCamera(onScan: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('off')
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
    let stopped = false
    const element = video.current!
    // The camera was unplugged, or another program took it.
    stream.getVideoTracks()[0].onended = () => {
      setStream(null)
      setState('failed')
    }
    async function readFrames(read: (source: HTMLVideoElement) => Promise<string | null>) {
      const text = await read(element)
      if (stopped) return
      if (text) once(text)
      timer = setTimeout(readFrames, PAUSE_MS, read)
    }
    async function begin() {
      element.srcObject = stream
      const [{ qrReader }] = await Promise.all([import('./qr_reader'), element.play()])
      if (stopped) return
      setState('on')
      await readFrames(await qrReader())
    }
    begin().catch(() => {
      if (!stopped) setState('failed')
    })
    return () => {
      stopped = true
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

function reasonOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'absent'
  return 'failed'
}
