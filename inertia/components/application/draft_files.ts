// Files of drafts in IndexedDB, one record for each draft key. They are sealed with a key that only the
// tab has.

const STORE = 'files'
const TAB_KEY = 'draft-key'
const cipher = { name: 'AES-GCM', length: 256 }
const usages: KeyUsage[] = ['encrypt', 'decrypt']

type Files = Record<string, Blob>
/** The body of a form with all files, encrypted. `type`: its media type with the boundary. */
type Sealed = { type: string; iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

/** @throws on pages without TLS: browsers have no `crypto.subtle` there */
async function tabKey(): Promise<CryptoKey> {
  const kept = sessionStorage.getItem(TAB_KEY)
  if (kept) return crypto.subtle.importKey('jwk', JSON.parse(kept), cipher, false, usages)
  const key = await crypto.subtle.generateKey(cipher, true, usages)
  sessionStorage.setItem(TAB_KEY, JSON.stringify(await crypto.subtle.exportKey('jwk', key)))
  return key
}

async function seal(files: Files): Promise<Sealed> {
  const form = new FormData()
  for (const [path, file] of Object.entries(files)) form.append(path, file)
  const body = new Response(form)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt(
    { ...cipher, iv },
    await tabKey(),
    await body.arrayBuffer()
  )
  return { type: body.headers.get('content-type')!, iv, bytes }
}

async function unseal({ type, iv, bytes }: Sealed): Promise<Files> {
  const body = await crypto.subtle.decrypt({ ...cipher, iv }, await tabKey(), bytes)
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

/** @throws if the browser cannot store files, as in some private windows, or another tab sealed them */
export async function filesOf(key: string): Promise<Files> {
  const sealed = await resultOf<Sealed | undefined>((await openStore('readonly')).get(key))
  return sealed ? unseal(sealed) : {}
}

/** Replaces the files of a draft. Without files the record is removed. */
export async function keepFiles(key: string, files: Files): Promise<void> {
  const sealed = Object.keys(files).length > 0 ? await seal(files) : null
  const drafts = await openStore('readwrite')
  if (sealed) await resultOf(drafts.put(sealed, key))
  else await resultOf(drafts.delete(key))
}
