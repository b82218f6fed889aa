import { useEffect, useRef, useState } from 'react'
import { useAnswers } from '~/fields/answers'
import {
  type Area,
  centredArea,
  cutPortrait,
  openPicture,
  type Picture,
  PictureRefused,
} from '~/fields/photo/picture'

const DRAG_ENDS_MS = 200

const sameArea = (a: Area, b: Area) =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) < 2

/**
 * Turns a chosen file into the answer: at once with the crop in the middle, so that
 * nobody has to touch the cropper, and again whenever the framing changes.
 */
export function usePortrait(name: string) {
  const { set, refuse, waitFor } = useAnswers()
  const [picture, setPicture] = useState<Picture | null>(null)
  const [reading, setReading] = useState(false)
  const area = useRef<Area>(null)
  const turn = useRef(0)

  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture])

  const cut = async (source: Picture, part: Area) => {
    const mine = ++turn.current
    area.current = part
    const portrait = await cutPortrait(source, part)
    if (mine === turn.current) set(name, portrait)
  }

  const take = async (file: File) => {
    setReading(true)
    set(name, file)
    try {
      const opened = await openPicture(file)
      setPicture(opened)
      await cut(opened, centredArea(opened))
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      setPicture(null)
      set(name, null)
      refuse(name, error.problem)
    } finally {
      setReading(false)
    }
  }

  const frame = async (source: Picture, part: Area) => {
    if (area.current && sameArea(area.current, part)) return
    area.current = part
    await new Promise((resolve) => setTimeout(resolve, DRAG_ENDS_MS))
    if (area.current === part) await cut(source, part)
  }

  return {
    picture,
    reading,
    take: (file: File | null | undefined) => file && waitFor(take(file)),
    frame: (part: Area) => picture && waitFor(frame(picture, part)),
  }
}
