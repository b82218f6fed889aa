import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Visitor } from '#tests/helpers/visitor'
import { until } from '#tests/helpers/until'
import type { Product } from '#tests/shipped/product'

/** Milliseconds that a probe may take at most. */
const PROBE = 2000

/** What a probe of an operator sees. */
export async function healthOf(product: Product) {
  const begun = performance.now()
  const response = await fetch(`${product.address}/health`, { signal: AbortSignal.timeout(20_000) })
  const text = await response.text()
  return {
    status: response.status,
    isJson: text.startsWith('{'),
    isInTime: performance.now() - begun < PROBE,
  }
}

/** The Excel lists that were mailed to the administrator. */
export async function mailedLists(product: Product) {
  const mails = await product.mails.all()
  return mails.filter(
    ({ to, subject }) =>
      to?.[0]?.address === 'admin@example.com' && /Excel: (?!.*no se ha)/.test(subject ?? '')
  )
}

/** Follows the Excel lists that are mailed to the administrator from now on. */
export async function listsOf(product: Product) {
  const found = async () => (await mailedLists(product)).length
  const before = await found()
  return {
    /** Waits for so many lists; `help` is called until they are there. */
    arrive: (count: number, help: () => Promise<void> = async () => {}) =>
      until(
        async () => {
          if ((await found()) - before >= count) return true
          await help()
          return false
        },
        `${count} lists arrive`,
        360
      ),
  }
}

/** The documents on the page of jobs: failed ones, and those that stand still. */
export async function stoppedDocuments(office: Visitor) {
  const { props } = await office.open('/merchant/config/jobs')
  return props.documents as { id: number; state: string; error: string }[]
}

/** All files of the product, by their path in its folder. */
export function filesIn({ storage }: Product) {
  return readdirSync(storage, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(storage.length + 1))
}

/** Files that are not whole: parts, photos that cannot be drawn, mails and lists without an end. */
export async function damagedFiles(product: Product, office: Visitor): Promise<string[]> {
  const files = filesIn(product)
  const damaged = files.filter((name) => name.includes('/scratch/'))
  for (const name of files) {
    const path = join(product.storage, name)
    if (/\.(jpg|png)$/.test(name)) {
      // Only the product can open what it has sealed.
      const key = name.includes('.sealed.') && name.slice('files/'.length)
      await sharp(key ? (await office.download(`/merchant/files?file=${key}`)).bytes : path)
        .stats()
        .catch(() => damaged.push(name))
    } else if (name.endsWith('.eml')) {
      const text = await readFile(path, 'latin1')
      const [, boundary] = /boundary="([^"]+)"/.exec(text) ?? []
      if (!boundary || !text.includes(`--${boundary}--`)) damaged.push(name)
    }
  }
  for (const { text } of await mailedLists(product)) {
    const link = /http\S+exports?\/\S+/.exec(text ?? '')?.[0]
    if (!link) continue
    const { pathname, search } = new URL(link)
    const { bytes } = await office.download(pathname + search)
    // The last record of an archive stands at its end.
    if (bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1') < 0) damaged.push(link)
  }
  return damaged
}
