/** Files of drafts in IndexedDB, one record for each draft key. */

const STORE = 'files'

type Files = Record<string, Blob>

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

/** @throws if the browser cannot store files, as in some private windows */
export async function filesOf(key: string): Promise<Files> {
  return (await resultOf<Files | undefined>((await openStore('readonly')).get(key))) ?? {}
}

/** Replaces the files of a draft. Without files the record is removed. */
export async function keepFiles(key: string, files: Files): Promise<void> {
  const drafts = await openStore('readwrite')
  if (Object.keys(files).length > 0) await resultOf(drafts.put(files, key))
  else await resultOf(drafts.delete(key))
}
