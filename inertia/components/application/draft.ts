// Drafts of forms, one for each form and tournament. Ordinary answers are in local storage, all answers
// for two hours in the session storage of their tab: others may use the same computer. Files are in
// draft_files.ts.
// If storage is full or forbidden, nothing is kept and no error is shown.

import { type Answers, isUnanswered } from '../../fields/checks.js'
import { answerAt, withAnswer } from '../../fields/paths.js'
import type { FormTypeProp } from '~/types'

/** One attempt to submit: its nonce, and the person it is for. */
export type Attempt = { nonce: string; person: string }

type Draft = {
  /** Time of writing, in milliseconds. */
  at: number
  answers: Answers
}

/** What the tab of a draft keeps: sensitive answers too. */
export type TabDraft = Draft & {
  hasFiles: boolean
  attempt: Attempt | null
  /** False if sensitive answers or files of an earlier tab are missing. */
  isWhole: boolean
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'draft:'
const FORGOTTEN_AFTER_MS = 14 * 24 * 60 * 60 * 1000
/** Browsers can open a closed tab again. */
const TAB_FORGOTTEN_AFTER_MS = 2 * 60 * 60 * 1000
/** Consent must be given each time; `website` is the honeypot. */
const NEVER_KEPT = new Set(['acceptPrivacy', 'website'])

export const draftKey = (formType: string, tournament: string | null) =>
  `${PREFIX}${formType}:${tournament ?? ''}`

export function readDraft(storage: () => DraftStorage, key: string, now: number): Draft | null {
  return orNull(() => {
    const draft = JSON.parse(storage().getItem(key) ?? 'null') as Draft | null
    // A draft of an earlier version: its sensitive answers are in it.
    if (!draft || 'attempt' in draft) return null
    return now - draft.at < FORGOTTEN_AFTER_MS ? draft : null
  })
}

export function writeDraft(storage: () => DraftStorage, key: string, draft: Draft) {
  orNull(() => storage().setItem(key, JSON.stringify(draft)))
}

export function readTabDraft(storage: () => DraftStorage, key: string, now: number) {
  return orNull(() => {
    const draft = JSON.parse(storage().getItem(key) ?? 'null') as TabDraft | null
    // A draft of an earlier version: it has only a part of the answers.
    if (!draft || !('hasFiles' in draft)) return null
    return now - draft.at < TAB_FORGOTTEN_AFTER_MS ? draft : null
  })
}

export function writeTabDraft(storage: () => DraftStorage, key: string, draft: TabDraft) {
  orNull(() => storage().setItem(key, JSON.stringify(draft)))
}

export function dropDraft(storage: () => DraftStorage, key: string) {
  orNull(() => storage().removeItem(key))
}

export function forgetOldDrafts(storage: () => DraftStorage, now: number) {
  const keys =
    orNull(() => Array.from({ length: storage().length }, (_, i) => storage().key(i)!)) ?? []
  const drafts = keys.filter((key) => key.startsWith(PREFIX))
  for (const key of drafts) if (!readDraft(storage, key, now)) dropDraft(storage, key)
}

/** `written`: all answers but files; `ordinary`: those of them that are not sensitive; files by path. */
type Parts = { written: Answers; ordinary: Answers; files: Record<string, Blob> }

export function separate(answers: Answers, isSensitive: IsSensitive, scope = ''): Parts {
  const parts: Parts = { written: {}, ordinary: {}, files: {} }
  for (const [name, value] of Object.entries(answers)) {
    if (!scope && NEVER_KEPT.has(name)) continue
    const path = scope + name
    if (value instanceof Blob) parts.files[path] = value
    else if (value && typeof value === 'object' && !Array.isArray(value)) {
      const inner = separate(value, isSensitive, `${path}.`)
      parts.written[name] = inner.written
      parts.ordinary[name] = inner.ordinary
      Object.assign(parts.files, inner.files)
    } else {
      parts.written[name] = value
      if (!isSensitive(path)) parts.ordinary[name] = value
    }
  }
  return parts
}

type IsSensitive = (path: string) => boolean

export const sensitiveIn =
  ({ fields, guest }: FormTypeProp): IsSensitive =>
  (path) => {
    const [, name] = /^guests\.\d+\.(.+)$/.exec(path) ?? []
    return (name ? guest?.fields[name] : fields[path])?.sensitive ?? false
  }

/** Puts files where the form still asks for them and has no answer. */
export function filledIn(answers: Answers, files: Record<string, Blob>): Answers {
  return Object.entries(files).reduce((before, [path, file]) => {
    const answer = answerAt(before, path)
    return answer !== undefined && isUnanswered(answer) ? withAnswer(before, path, file) : before
  }, answers)
}

/** A draft's answers over blank ones, without questions that the form no longer asks. */
export function restored(
  stored: Answers,
  blank: Answers,
  blankGuest: Answers | null = null
): Answers {
  const answers: Answers = { ...blank }
  for (const name of Object.keys(blank)) {
    if (name in stored && Array.isArray(stored[name]) === Array.isArray(blank[name])) {
      answers[name] = stored[name]
    }
  }
  if (stored.labels) answers.labels = stored.labels
  if (stored.guests && blankGuest) {
    answers.guests = Object.fromEntries(
      Object.entries<Answers>(stored.guests).map(([number, guest]) => [
        number,
        restored(guest, blankGuest),
      ])
    )
  }
  return answers
}

function orNull<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    // Private windows, full storage and browser settings all throw here.
    return null
  }
}
