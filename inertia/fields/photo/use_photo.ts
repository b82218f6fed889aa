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
  const [reading, setReading] = useState(false)
  const [warnings, setWarnings] = useState<PhotoWarning[]>([])
  const [accepted, setAccepted] = useState(false)
  const area = useRef<Area>(null)
  // Counts the photos: an earlier one that is finished late is dropped.
  const run = useRef(0)
  const ownFile = useRef<File>(null)

  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.url)
  }, [picture])

  const answer = (file: File | null) => {
    ownFile.current = file
    set(name, file)
  }

  const judge = async (photo: File) => {
    const ownRun = run.current
    const { judge: warningsIn } = await import('~/fields/photo/judge')
    const found = await warningsIn(photo)
    if (ownRun !== run.current) return
    if (mode === 'public' && found.includes('grey')) reject({ rule: 'photo.grey' })
    else setWarnings(found)
  }

  // If the browser cannot judge, the server does.
  const judgeIfPossible = (photo: File) => judge(photo).catch(() => setWarnings([]))

  const reject = (problem: AnswerProblem) => {
    setPicture(null)
    setWarnings([])
    answer(null)
    refuse(name, problem)
  }

  const cut = async (source: Picture, part: Area) => {
    const ownRun = ++run.current
    area.current = part
    const photo = await cutPhoto(source, part)
    if (ownRun !== run.current) return
    answer(photo)
    await judgeIfPossible(photo)
  }

  const show = async (file: File) => {
    const opened = await openPicture(file)
    setPicture(opened)
    setWarnings([])
    setAccepted(false)
    return opened
  }

  const take = async (file: File) => {
    setReading(true)
    answer(file)
    try {
      const opened = await show(file)
      await cut(opened, centredArea(opened))
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      reject(error.problem)
    } finally {
      setReading(false)
    }
  }

  // A finished photo that was restored from a draft.
  const adopt = async (photo: File) => {
    ownFile.current = photo
    try {
      const opened = await show(photo)
      run.current++
      area.current = centredArea(opened)
      await judgeIfPossible(photo)
    } catch {
      answer(null)
    }
  }

  useEffect(() => {
    if (value instanceof File && value !== ownFile.current) waitFor(adopt(value))
  }, [value])

  const frame = async (source: Picture, part: Area) => {
    if (area.current && sameArea(area.current, part)) return
    area.current = part
    await new Promise((resolve) => setTimeout(resolve, DRAG_ENDS_MS))
    if (area.current === part) await cut(source, part)
  }

  return {
    picture,
    reading,
    warnings: accepted ? [] : warnings,
    accept: () => setAccepted(true),
    take: (file: File | null | undefined) => file && waitFor(take(file)),
    frame: (part: Area) => picture && waitFor(frame(picture, part)),
  }
}
