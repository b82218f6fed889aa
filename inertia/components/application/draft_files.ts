// Files of drafts in IndexedDB, one record for each draft of a tab. They are sealed with a key that only
// the tab has.

const STORE = 'files'
const TAB = 'draft-tab'
/** Nobody can open the record of a closed tab. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000
const cipher = { name: 'AES-GCM', length: 256 }
const usages: KeyUsage[] = ['encrypt', 'decrypt']

type Files = Record<string, Blob>
type Tab = { id: string; key: JsonWebKey }
/** The body of a form with all files, encrypted. `type`: its media type with the boundary. */
type Sealed = { at: number; type: string; iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

/** @throws on pages without TLS: browsers have no `crypto.subtle` there */
async function thisTab(): Promise<Tab> {
  const kept = sessionStorage.getItem(TAB)
  if (kept) return JSON.parse(kept)
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
  const tab = await thisTab()
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
  const tab = await thisTab()
  const sealed = Object.keys(files).length > 0 ? await seal(files, tab) : null
  const store = await openStore('readwrite')
  if (sealed) await resultOf(store.put(sealed, [draft, tab.id]))
  else await resultOf(store.delete([draft, tab.id]))
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
