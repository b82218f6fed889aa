import { useEffect, useMemo } from 'react'

type Note = { pitch: number; at: number; for: number; shape?: OscillatorType }

const tones = {
  good: [
    { pitch: 880, at: 0, for: 0.09 },
    { pitch: 1319, at: 0.09, for: 0.14 },
  ],
  warn: [
    { pitch: 620, at: 0, for: 0.13, shape: 'triangle' },
    { pitch: 620, at: 0.2, for: 0.13, shape: 'triangle' },
  ],
  bad: [{ pitch: 165, at: 0, for: 0.5, shape: 'square' }],
} satisfies Record<string, Note[]>

const vibrations = { good: [60], warn: [120, 80, 120], bad: [400] }

export type Tone = keyof typeof tones

/** The sounds of a station, with vibration on phones. */
export function useTones(): Record<Tone, () => void> {
  const sound = useMemo(() => new Sound(), [])
  useEffect(() => {
    // Browsers block sound until the first touch or key.
    const wake = () => sound.wake()
    window.addEventListener('pointerdown', wake)
    window.addEventListener('keydown', wake)
    return () => {
      window.removeEventListener('pointerdown', wake)
      window.removeEventListener('keydown', wake)
      sound.end()
    }
  }, [sound])
  return useMemo(
    () => ({
      good: () => sound.play('good'),
      warn: () => sound.play('warn'),
      bad: () => sound.play('bad'),
    }),
    [sound]
  )
}

class Sound {
  #context: AudioContext | null = null

  wake() {
    this.#context ??= new AudioContext()
    if (this.#context.state === 'suspended') void this.#context.resume()
  }

  play(tone: Tone) {
    navigator.vibrate?.(vibrations[tone])
    for (const note of tones[tone]) this.#sound(note)
  }

  end() {
    void this.#context?.close()
    this.#context = null
  }

  #sound({ pitch, at, for: length, shape = 'sine' }: Note) {
    const context = this.#context
    if (!context) return
    const start = context.currentTime + at
    const oscillator = new OscillatorNode(context, { type: shape, frequency: pitch })
    const volume = new GainNode(context, { gain: 0.3 })
    // Without a fade the end of the tone clicks.
    volume.gain.setTargetAtTime(0, start + length - 0.03, 0.01)
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(start + length + 0.05)
  }
}
