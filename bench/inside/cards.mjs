/** Draws the cards of an order: `cards.mjs <ours|pdfkit> <run id> <file>`. */
import { createWriteStream } from 'node:fs'
import { built, report, startApplication } from './application.mjs'

const [writer, runId, path] = process.argv.slice(2)
const app = await startApplication()
const { default: DocumentRun } = await built('app/models/document_run.js')
const { documentOf } = await built('app/documents/index.js')
const { printableForms } = await built('app/documents/card_print.js')
const { cardFaceOf } = await built('app/models/form/card_face.js')
const run = await DocumentRun.findOrFail(runId)
const peer = writer === 'pdfkit' && (await import('../peers/pdfkit_cards.mjs'))

const started = performance.now()
if (peer) await peer.drawCards(faces(), createWriteStream(path))
else await documentOf(run).write(path, () => {})
await report({ seconds: (performance.now() - started) / 1000 })
await app.terminate()
process.disconnect()

async function* faces() {
  for await (const form of printableForms(run.params.ids)) yield await cardFaceOf(form)
}
