import { useEffect, useRef, useState } from 'react'
import { useField } from '~/fields/answers'
import type { AnswerProblem } from '~/fields/checks'
import {
  type Area,
  centredArea,
  cutPhoto,
  openPicture,
  type Picture,
  PictureRefused,
} from '~/fields/photo/picture'
import type { PhotoWarning } from '#shared/photo_judgement'

const DRAG_ENDS_MS = 200

const sameArea = (a: Area, b: Area) =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) < 2

/** Cuts a photo from a chosen picture: from its middle at once, and again when the frame moves. */
export function usePhoto(name: string) {
  const { answers, set, refuse, waitFor, mode } = useField()
  const value: File | string | null = answers[name] ?? null
  const [picture, setPicture] = useState<Picture | null>(null)
  const [reading, setReading] = useState<File | null>(null)
  const [warnings, setWarnings] = useState<PhotoWarning[]>([])
  const [accepted, setAccepted] = useState(false)
  // Null while a picture is opened: until then the frame is that of the last one.
  const area = useRef<Area>(null)
  // Counts the photos: one that is finished late, or after its field is gone, is dropped.
  const run = useRef(0)
  const ownFile = useRef<File>(null)

  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.url)
  }, [picture])

  useEffect(
    () => () => {
      run.current++
    },
    []
  )

  const begin = () => {
    const ownRun = ++run.current
    return () => ownRun === run.current
  }

  const answer = (file: File | null) => {
    ownFile.current = file
    set(name, file)
  }

  const judge = async (photo: File, isLatest: () => boolean) => {
    const { judge: warningsIn } = await import('~/fields/photo/judge')
    const found = await warningsIn(photo)
    if (!isLatest()) return
    if (mode === 'public' && found.includes('grey')) reject({ rule: 'photo.grey' })
    else setWarnings(found)
  }

  // If the browser cannot judge, the server does.
  const judgeIfPossible = (photo: File, isLatest: () => boolean) =>
    judge(photo, isLatest).catch(() => isLatest() && setWarnings([]))

  const reject = (problem: AnswerProblem) => {
    setPicture(null)
    setWarnings([])
    answer(null)
    refuse(name, problem)
  }

  const rejectIfRefused = async (isLatest: () => boolean, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      if (isLatest()) reject(error.problem)
    }
  }

  const cut = async (source: Picture, part: Area, isLatest: () => boolean) => {
    const photo = await cutPhoto(source, part)
    if (!isLatest()) return
    answer(photo)
    await judgeIfPossible(photo, isLatest)
  }

  const show = async (file: File, isLatest: () => boolean) => {
    const opened = await openPicture(file)
    if (!isLatest()) {
      URL.revokeObjectURL(opened.url)
      return null
    }
    area.current = centredArea(opened)
    setPicture(opened)
    setWarnings([])
    setAccepted(false)
    return opened
  }

  const take = async (file: File) => {
    const isLatest = begin()
    area.current = null
    setReading(file)
    answer(file)
    await rejectIfRefused(isLatest, async () => {
      const opened = await show(file, isLatest)
      if (opened) await cut(opened, centredArea(opened), isLatest)
    }).finally(() => setReading((latest) => (latest === file ? null : latest)))
  }

  const adopt = async (photo: File) => {
    const isLatest = begin()
    ownFile.current = photo
    try {
      if (await show(photo, isLatest)) await judgeIfPossible(photo, isLatest)
    } catch {
      if (isLatest()) answer(null)
    }
  }

  useEffect(() => {
    if (value instanceof File && value !== ownFile.current) waitFor(adopt(value))
  }, [value])

  const frame = async (source: Picture, part: Area) => {
    if (!area.current || sameArea(area.current, part)) return
    const isLatest = begin()
    area.current = part
    await new Promise((resolve) => setTimeout(resolve, DRAG_ENDS_MS))
    if (isLatest()) await rejectIfRefused(isLatest, () => cut(source, part, isLatest))
  }

  return {
    picture,
    reading: reading !== null,
    warnings: accepted ? [] : warnings,
    accept: () => setAccepted(true),
    take: (file: File | null | undefined) => file && waitFor(take(file)),
    frame: (part: Area) => picture && waitFor(frame(picture, part)),
  }
}
