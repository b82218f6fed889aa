import { watch } from 'node:fs'
import { mkdir, readdir, readFile, writeFile, rm } from 'node:fs/promises'
import { request as open, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { uploadFolder } from '#process/scratch_folder'
import { until } from '#tests/helpers/until'

export const BOUNDARY = 'x-boundary-x'

/** A handwritten part, its header line and its bytes. */
export const part = (disposition: string, bytes: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${bytes}`

/** A handwritten multipart body with one field and one file. */
export const multipart = (file: Buffer, field = 'image') =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="email"\r\n\r\nana@example.com\r\n` +
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

/** A request whose body is written by the test. */
export function rawRequest(method: string, path: string, headers: Record<string, string> = {}) {
  const { HOST: host, PORT: port } = process.env
  const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  const request = open({ host, port, method, path, headers: { ...type, ...headers } })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', (response) => resolve(response.resume()))
    request.on('error', reject)
  })
  return { request, answered }
}

/** Cookies and CSRF token of a visitor who has opened a page. */
export async function stranger(): Promise<Record<string, string>> {
  const page = await fetch(`http://127.0.0.1:${process.env.PORT}/solicitudes`)
  const cookies = page.headers.getSetCookie().map((line) => line.split(';')[0])
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))!.slice(11)
  return { 'cookie': cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) }
}

/** The names of all files that appear in the upload folder during an action. */
export async function appearing(work: () => Promise<unknown>): Promise<string[]> {
  await mkdir(uploadFolder, { recursive: true })
  const seen = new Set<string>()
  const watcher = watch(uploadFolder, (_, name) => seen.add(name!))
  const last = randomUUID()
  try {
    await work()
    // Events come in order, so all earlier files have been seen when this file is seen.
    await writeFile(join(uploadFolder, last), '')
    await until(() => seen.has(last), 'the folder of uploads has told all')
  } finally {
    watcher.close()
    await rm(join(uploadFolder, last), { force: true })
  }
  return [...seen].filter((name) => name !== last)
}

/** Whether a file in the system's temporary folder contains these bytes. */
export async function liesInTemp(mark: string): Promise<boolean> {
  for (const entry of await readdir(tmpdir(), { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(join(tmpdir(), entry.name)).catch(() => Buffer.alloc(0))
    if (bytes.includes(mark)) return true
  }
  return false
}
