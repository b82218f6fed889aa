// Files of drafts in IndexedDB, one record for each draft of a tab, sealed with a key that only the tab has.

const STORE = 'files'
const TAB = 'draft-tab'
/** A closed tab that is opened again has its key, but its draft is forgotten after two hours. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000
const cipher = { name: 'AES-GCM', length: 256 }
const usages: KeyUsage[] = ['encrypt', 'decrypt']

type Files = Record<string, Blob>
type Tab = { id: string; key: JsonWebKey }
/** The body of a form with all files, encrypted. `type`: its media type with the boundary. */
type Sealed = { at: number; type: string; iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

/** Null until the tab keeps its first file. */
const thisTab = (): Tab | null => JSON.parse(sessionStorage.getItem(TAB) ?? 'null')

/** @throws on pages without TLS: browsers have no `crypto.subtle` there */
async function startTab(): Promise<Tab> {
  const key = await crypto.subtle.generateKey(cipher, true, usages)
  const tab = { id: crypto.randomUUID(), key: await crypto.subtle.exportKey('jwk', key) }
  sessionStorage.setItem(TAB, JSON.stringify(tab))
  return tab
}

const keyOf = ({ key }: Tab) => crypto.subtle.importKey('jwk', key, cipher, false, usages)

async function seal(files: Files, tab: Tab): Promise<Sealed> {
  const form = new FormData()
  for (const [path, file] of Object.entries(files)) form.append(path, file)
  const body = new Response(form)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt(
    { ...cipher, iv },
    await keyOf(tab),
    await body.arrayBuffer()
  )
  return { at: Date.now(), type: body.headers.get('content-type')!, iv, bytes }
}

async function unseal({ type, iv, bytes }: Sealed, tab: Tab): Promise<Files> {
  const body = await crypto.subtle.decrypt({ ...cipher, iv }, await keyOf(tab), bytes)
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  return Object.fromEntries(form) as Files
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open('drafts', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await resultOf(opening)
  const transaction = database.transaction(STORE, mode)
  transaction.oncomplete = transaction.onabort = () => database.close()
  return transaction.objectStore(STORE)
}

let lastWrite: Promise<unknown> = Promise.resolve()

/** @throws if the browser cannot store files, as in some private windows */
export async function filesOf(draft: string): Promise<Files> {
  await lastWrite
  const tab = thisTab()
  if (!tab) return {}
  const files = await openStore('readonly')
  const sealed = await resultOf<Sealed | undefined>(files.get([draft, tab.id]))
  return sealed ? unseal(sealed, tab) : {}
}

/** Replaces the files that this tab keeps of a draft. Without files the record is removed. */
export function keepFiles(draft: string, files: Files): Promise<void> {
  const write = lastWrite.then(() => replaceFiles(draft, files))
  lastWrite = write.catch(() => {})
  return write
}

async function replaceFiles(draft: string, files: Files): Promise<void> {
  if (Object.keys(files).length === 0) {
    const tab = thisTab()
    if (tab) await resultOf((await openStore('readwrite')).delete([draft, tab.id]))
    return
  }
  const tab = thisTab() ?? (await startTab())
  const sealed = await seal(files, tab)
  await resultOf((await openStore('readwrite')).put(sealed, [draft, tab.id]))
}

/** Deletes records of tabs that were closed without sending. */
export async function forgetOldFiles(now: number): Promise<void> {
  const opening = (await openStore('readwrite')).openCursor()
  opening.onsuccess = () => {
    const record = opening.result
    if (!record) return
    if (!(now - record.value.at < FORGOTTEN_AFTER_MS)) record.delete()
    record.continue()
  }
}
