import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type Attempt,
  dropDraft,
  forgetOldDrafts,
  readDraft,
  restored,
  separate,
  writeDraft,
} from '~/components/application/draft'
import { filesOf, keepFiles } from '~/components/application/draft_files'
import { type Answers, isUnanswered } from '~/fields/checks'
import { answerAt, withAnswer } from '~/fields/paths'

const TYPING_ENDS_MS = 400

const storage = () => localStorage

// Without file storage the rest of the draft still works.
const forgetFilesOf = (key: string) => void keepFiles(key, {}).catch(() => {})

type Settings = {
  answers: Answers
  blank: Answers
  blankGuest: Answers | null
  known?: Answers
  setAnswers(change: (answers: Answers) => Answers): void
}

/** Saves a draft while people type, and restores it. A null key turns this off. */
export function useDraft(
  key: string | null,
  { answers, blank, blankGuest, known, setAnswers }: Settings
) {
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const latest = useRef(answers)
  const attempt = useRef<Attempt>(null)
  const touched = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const files = useRef<Record<string, Blob> | null>(null)

  useEffect(() => {
    latest.current = answers
  })

  const keep = () => {
    clearTimeout(timer.current)
    if (!key || !touched.current) return
    const { plain, files: currentFiles } = separate(latest.current)
    if (files.current && sameText(plain, separate({ ...blank, ...known }).plain)) return drop()
    writeDraft(storage, key, { at: Date.now(), answers: plain, attempt: attempt.current })
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
    files.current = {}
    if (!key) return
    dropDraft(storage, key)
    forgetFilesOf(key)
  }

  const restoreFiles = async (draftOf: string) => {
    const storedFiles = await filesOf(draftOf)
    setAnswers((before) => {
      let after = before
      for (const [path, file] of Object.entries(storedFiles)) {
        const answer = answerAt(after, path)
        if (answer !== undefined && isUnanswered(answer)) after = withAnswer(after, path, file)
      }
      return after
    })
    return storedFiles
  }

  // A layout effect restores the draft before the first paint.
  useLayoutEffect(() => {
    const draft = key && readDraft(storage, key, Date.now())
    if (!draft) {
      files.current = {}
      return
    }
    attempt.current = draft.attempt
    setKeptAt(draft.at)
    setAnswers((before) => ({ ...before, ...restored(draft.answers, blank, blankGuest), ...known }))
    void restoreFiles(key).then(
      (storedFiles) => (files.current = storedFiles),
      () => (files.current = {})
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

  return { keptAt, attempt, touch, keep, drop }
}

const sameText = (a: Answers, b: Answers) => JSON.stringify(a) === JSON.stringify(b)

function sameFiles(a: Record<string, Blob>, b: Record<string, Blob>): boolean {
  const paths = Object.keys(a)
  return paths.length === Object.keys(b).length && paths.every((path) => a[path] === b[path])
}
