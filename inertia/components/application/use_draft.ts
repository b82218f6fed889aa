import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type Attempt,
  type TabDraft,
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
import { filesOf, forgetOldFiles, keepFiles } from '~/components/application/draft_files'
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
    const { written, ordinary, files: currentFiles } = separate(latest.current, isSensitive)
    const unanswered = separate({ ...blank, ...known }, isSensitive)
    const hasFiles = files.current === null || Object.keys(currentFiles).length > 0
    if (!hasFiles && sameText(written, unanswered.written)) return drop()
    writeDraft(storage, key, { at: Date.now(), answers: changedIn(ordinary, blank) })
    writeTabDraft(tabStorage, key, {
      at: Date.now(),
      answers: changedIn(written, blank),
      hasFiles,
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

  // A layout effect restores the draft before the first paint.
  useLayoutEffect(() => {
    files.current = {}
    if (!key) return
    const now = Date.now()
    const ofTab = readTabDraft(tabStorage, key, now)
    const draft = ofTab ?? readDraft(storage, key, now)
    if (draft) {
      attempt.current = ofTab?.attempt ?? null
      isWhole.current = ofTab?.isWhole ?? false
      setFound({ at: draft.at, isWhole: isWhole.current })
      setAnswers((before) => ({
        ...before,
        ...restored(draft.answers, blank, blankGuest),
        ...known,
      }))
    }
    if (!ofTab) {
      dropDraft(tabStorage, key)
      forgetFilesOf(key)
      return
    }
    files.current = null
    void restoreFiles(key, ofTab)
  }, [key])

  const restoreFiles = async (draftOf: string, { at, hasFiles }: TabDraft) => {
    const storedFiles = await filesOf(draftOf).catch(() => ({}))
    setAnswers((before) => filledIn(before, storedFiles))
    files.current = storedFiles
    if (!hasFiles || Object.keys(storedFiles).length > 0) return
    isWhole.current = false
    setFound({ at, isWhole: false })
  }

  useEffect(() => {
    forgetOldDrafts(storage, Date.now())
    void forgetOldFiles(Date.now()).catch(() => {})
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

/** What the page was given needs no copy: it may be behind a secret link, or corrected meanwhile. */
const changedIn = (answers: Answers, blank: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => !sameText([value], [blank[name]]))
  )

const sameText = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

function sameFiles(a: Record<string, Blob>, b: Record<string, Blob>): boolean {
  const paths = Object.keys(a)
  return paths.length === Object.keys(b).length && paths.every((path) => a[path] === b[path])
}
