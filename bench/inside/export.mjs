/** Writes the list of an order: `export.mjs <ours|exceljs> <run id> <file>`. */
import { createWriteStream } from 'node:fs'
import { built, report, startApplication } from './application.mjs'

const [writer, runId, path] = process.argv.slice(2)
const app = await startApplication()
const { default: DocumentRun } = await built('app/models/document_run.js')
const { documentOf } = await built('app/exports/queued_document.js')
const document = documentOf(await DocumentRun.findOrFail(runId))
// Each process holds its own writer only.
const peer = writer === 'exceljs' && (await import('../peers/exceljs_list.mjs'))

const started = performance.now()
if (peer) await peer.writeList(await document.list(), path)
else await document.write(createWriteStream(path), () => {})
await report({ seconds: (performance.now() - started) / 1000 })
await app.terminate()
process.disconnect()
