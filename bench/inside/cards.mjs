/** Draws the cards of a print run: `cards.mjs <ours|pdfkit|react> <order id> <file>`. */
import { createWriteStream } from 'node:fs'
import { built, report, startApplication } from './application.mjs'

const peers = { pdfkit: '../peers/pdfkit_cards.mjs', react: '../peers/react_pdf_cards.mjs' }

const [writer, runId, path] = process.argv.slice(2)
const app = await startApplication()
const { default: DocumentRun } = await built('app/models/document_run.js')
const { documentOf } = await built('app/exports/queued_document.js')
const { drawableForms } = await built('app/models/print_run/drawn_rows.js')
const { cardFaceOf } = await built('app/models/form/card_face.js')
const run = await DocumentRun.findOrFail(runId)
const peer = peers[writer] && (await import(peers[writer]))

const started = performance.now()
if (peer) await peer.drawCards(faces(), createWriteStream(path))
else await documentOf(run).write(createWriteStream(path), () => {})
await report({ seconds: (performance.now() - started) / 1000 })
await app.terminate()
process.disconnect()

async function* faces() {
  for await (const form of drawableForms(run.params.batchId)) yield await cardFaceOf(form)
}
