import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type Attempt,
  dropDraft,
  filledIn,
  forgetOldDrafts,
  readDraft,
  readTabDraft,
  restored,
  sensitiveIn,
  separate,
  writeDraft,
  writeTabDraft,
} from '~/components/application/draft'
import { filesOf, keepFiles } from '~/components/application/draft_files'
import type { Answers } from '~/fields/checks'
import type { FormTypeProp } from '~/types'

const TYPING_ENDS_MS = 400

const storage = () => localStorage
const tabStorage = () => sessionStorage

// Without file storage the rest of the draft still works.
const forgetFilesOf = (key: string) => void keepFiles(key, {}).catch(() => {})

type Settings = {
  formType: FormTypeProp
  answers: Answers
  blank: Answers
  blankGuest: Answers | null
  known?: Answers
  setAnswers(change: (answers: Answers) => Answers): void
}

/** Saves a draft while people type, and restores it. A null key turns this off. */
export function useDraft(
  key: string | null,
  { formType, answers, blank, blankGuest, known, setAnswers }: Settings
) {
  const [found, setFound] = useState<{ at: number; isWhole: boolean } | null>(null)
  const latest = useRef(answers)
  const isSensitive = sensitiveIn(formType)
  const attempt = useRef<Attempt>(null)
  const isWhole = useRef(true)
  const touched = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const files = useRef<Record<string, Blob> | null>(null)

  useEffect(() => {
    latest.current = answers
  })

  const keep = () => {
    clearTimeout(timer.current)
    if (!key || !touched.current) return
    const { plain, sensitive, files: currentFiles } = separate(latest.current, isSensitive)
    const unanswered = separate({ ...blank, ...known }, isSensitive)
    const isBlank = sameText([plain, sensitive], [unanswered.plain, unanswered.sensitive])
    if (files.current && isBlank) return drop()
    writeDraft(storage, key, { at: Date.now(), answers: plain })
    writeTabDraft(tabStorage, key, {
      at: Date.now(),
      answers: sensitive,
      attempt: attempt.current,
      isWhole: isWhole.current,
    })
    if (files.current === null || sameFiles(files.current, currentFiles)) return
    files.current = currentFiles
    void keepFiles(key, currentFiles).catch(() => (files.current = {}))
  }

  const touch = () => {
    touched.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, TYPING_ENDS_MS)
  }

  const drop = () => {
    clearTimeout(timer.current)
    touched.current = false
    attempt.current = null
    isWhole.current = true
    files.current = {}
    if (!key) return
    dropDraft(storage, key)
    dropDraft(tabStorage, key)
    forgetFilesOf(key)
  }

  const restoreFiles = async (draftOf: string) => {
    const storedFiles = await filesOf(draftOf)
    setAnswers((before) => filledIn(before, storedFiles))
    return storedFiles
  }

  // A layout effect restores the draft before the first paint.
  useLayoutEffect(() => {
    const now = Date.now()
    const draft = key && readDraft(storage, key, now)
    if (!draft) {
      files.current = {}
      return
    }
    const ofTab = readTabDraft(tabStorage, key, now)
    attempt.current = ofTab?.attempt ?? null
    isWhole.current = ofTab?.isWhole ?? false
    setFound({ at: draft.at, isWhole: isWhole.current })
    setAnswers((before) => {
      const ordinary = { ...before, ...restored(draft.answers, blank, blankGuest), ...known }
      return filledIn(ordinary, ofTab?.answers ?? {})
    })
    if (!ofTab) {
      dropDraft(tabStorage, key)
      forgetFilesOf(key)
      files.current = {}
      return
    }
    void restoreFiles(key).then(
      (storedFiles) => (files.current = storedFiles),
      () => {
        files.current = {}
        isWhole.current = false
        setFound({ at: draft.at, isWhole: false })
      }
    )
  }, [key])

  useEffect(() => {
    for (const old of forgetOldDrafts(storage, Date.now())) forgetFilesOf(old)
  }, [])

  const leaving = useRef(keep)
  useEffect(() => {
    leaving.current = keep
  })
  useEffect(() => {
    const leave = () => leaving.current()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])

  return { found, attempt, touch, keep, drop }
}

const sameText = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

function sameFiles(a: Record<string, Blob>, b: Record<string, Blob>): boolean {
  const paths = Object.keys(a)
  return paths.length === Object.keys(b).length && paths.every((path) => a[path] === b[path])
}
