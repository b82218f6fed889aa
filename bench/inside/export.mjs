/** Writes the list of an order: `export.mjs <ours|exceljs> <run id> <file>`. */
import { writeList } from '../peers/exceljs_list.mjs'
import { built, report, startApplication } from './application.mjs'

const [writer, runId, path] = process.argv.slice(2)
const app = await startApplication()
const { default: DocumentRun } = await built('app/models/document_run.js')
const { documentOf } = await built('app/documents/index.js')
const document = documentOf(await DocumentRun.findOrFail(runId))

const started = performance.now()
if (writer === 'ours') await document.write(path, () => {})
else await writeList(await document.list(), path)
await report({ seconds: (performance.now() - started) / 1000 })
await app.terminate()
process.disconnect()
