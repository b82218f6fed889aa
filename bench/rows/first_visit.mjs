import { chromium } from 'playwright'
import { findChromium } from '../../bin/launcher/tools.mjs'
import { kilobytes, ms } from '../tools/figures.mjs'
import { load } from '../tools/load.mjs'
import { startServer } from '../tools/process.mjs'
import { cpuOf } from '../tools/server_process.mjs'
import { PRESS, warm } from './public_page.mjs'

/** Milliseconds of the server's CPU, kilobytes, files. */
const MAX = { cpu: 12, kilobytes: 200, files: 15 }

/** Somebody who opens the press form for the first time, with all its files. */
export async function firstVisit({ storages, sizes }) {
  const storage = await storages.with(sizes.lists[0])
  const server = await startServer(storage.path)
  try {
    await warm(server.address)
    const { files, bytes } = await filesOf(server.address + PRESS)
    const before = cpuOf(server.pid)
    for (const path of files) await load(server.address, path, { requests: sizes.firstVisits })
    const cpu = (cpuOf(server.pid) - before) / sizes.firstVisits
    return [
      {
        name: 'public press form, first visit',
        ours: `${ms(cpu)} of the server's CPU, ${kilobytes(bytes / 1000)}, ${files.length} files`,
        bound: `${MAX.cpu} ms, ${MAX.kilobytes} kB, ${MAX.files} files`,
        ok: cpu <= MAX.cpu && bytes / 1000 <= MAX.kilobytes && files.length <= MAX.files,
      },
    ]
  } finally {
    await server.stop()
  }
}

/** The paths that a browser asks for, and the bytes that it gets for them. */
async function filesOf(address) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const requests = []
    page.on('requestfinished', (request) => requests.push(request))
    await page.goto(address, { waitUntil: 'networkidle' })
    const sizes = await Promise.all(requests.map((request) => request.sizes()))
    return {
      files: requests.map((request) => new URL(request.url()).pathname),
      bytes: sizes.reduce((sum, of) => sum + of.responseBodySize + of.responseHeadersSize, 0),
    }
  } finally {
    await browser.close()
  }
}
