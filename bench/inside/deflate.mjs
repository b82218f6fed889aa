/** Only compresses the parts of a workbook again: `deflate.mjs <workbook> <file>`. */
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createDeflateRaw } from 'node:zlib'
import yauzl from 'yauzl'
import { report } from './application.mjs'

const [workbook, target] = process.argv.slice(2)
const plain = `${target}.xml`
await unpack()

const started = performance.now()
await pipeline(createReadStream(plain), createDeflateRaw(), createWriteStream(target))
await report({ seconds: (performance.now() - started) / 1000 })
await rm(plain)
process.disconnect()

/** All parts, one behind the other. */
async function unpack() {
  const archive = await yauzl.openPromise(workbook, { lazyEntries: true })
  for await (const entry of archive.eachEntry())
    await pipeline(
      await archive.openReadStreamPromise(entry),
      createWriteStream(plain, { flags: 'a' })
    )
}
