/**
 * Unfinished answers as the browser keeps them: one draft for each form and tournament, in the
 * local storage. Files are kept beside it (draft_files.ts). A storage that is full or forbidden
 * keeps nothing, and nobody is bothered with it.
 */

type Tree = Record<string, any>

/** An attempt to send: its name, and whom the request was for. */
export type Attempt = { nonce: string; person: string }

export type Draft = {
  /** When it was written, in milliseconds. */
  at: number
  answers: Tree
  attempt: Attempt | null
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'draft:'
const FORGOTTEN_AFTER_MS = 14 * 24 * 60 * 60 * 1000
/** Nobody consents, or is caught, twice. */
const NEVER_KEPT = new Set(['acceptPrivacy', 'website'])

export const draftKey = (formType: string, tournament: string | null) =>
  `${PREFIX}${formType}:${tournament ?? ''}`

/** The draft of a form; one that is too old counts as none. */
export function readDraft(shelf: () => Shelf, key: string, now: number): Draft | null {
  return attempt(() => {
    const draft = JSON.parse(shelf().getItem(key) ?? 'null') as Draft | null
    return draft?.answers && now - draft.at < FORGOTTEN_AFTER_MS ? draft : null
  })
}

export function writeDraft(shelf: () => Shelf, key: string, draft: Draft) {
  attempt(() => shelf().setItem(key, JSON.stringify(draft)))
}

export function dropDraft(shelf: () => Shelf, key: string) {
  attempt(() => shelf().removeItem(key))
}

/** Removes every draft that is too old, and names them. */
export function forgetOldDrafts(shelf: () => Shelf, now: number): string[] {
  const keys =
    attempt(() => Array.from({ length: shelf().length }, (_, i) => shelf().key(i)!)) ?? []
  const drafts = keys.filter((key) => key.startsWith(PREFIX))
  const old = drafts.filter((key) => !readDraft(shelf, key, now))
  for (const key of old) dropDraft(shelf, key)
  return old
}

/** Answers as text can keep them, and their files by path. */
export function separate(answers: Tree, scope = ''): { plain: Tree; files: Record<string, Blob> } {
  const plain: Tree = {}
  const files: Record<string, Blob> = {}
  for (const [name, value] of Object.entries(answers)) {
    if (!scope && NEVER_KEPT.has(name)) continue
    const path = scope + name
    if (value instanceof Blob) files[path] = value
    else if (value && typeof value === 'object' && !Array.isArray(value)) {
      const inner = separate(value, `${path}.`)
      plain[name] = inner.plain
      Object.assign(files, inner.files)
    } else plain[name] = value
  }
  return { plain, files }
}

/** What of a draft the form still asks, over the answers of a new one. */
export function restored(kept: Tree, blank: Tree, blankGuest: Tree | null = null): Tree {
  const answers: Tree = { ...blank }
  for (const name of Object.keys(blank)) {
    if (name in kept && Array.isArray(kept[name]) === Array.isArray(blank[name])) {
      answers[name] = kept[name]
    }
  }
  if (kept.labels) answers.labels = kept.labels
  if (kept.guests && blankGuest) {
    answers.guests = Object.fromEntries(
      Object.entries<Tree>(kept.guests).map(([number, guest]) => [
        number,
        restored(guest, blankGuest),
      ])
    )
  }
  return answers
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    // Private windows, full storages and settings of the browser all throw here.
    return null
  }
}
