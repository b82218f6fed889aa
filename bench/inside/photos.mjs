/** Stores a photo of its own for each request: `photos.mjs <storage> <ids>`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { photo } from '../tools/photo.mjs'
import { built, startApplication } from './application.mjs'

const [storage, list] = process.argv.slice(2)
const app = await startApplication()
const { sealPhoto } = await built('app/models/form/photos.js')
const db = new Database(join(storage, 'acreditacion.sqlite3'))
const change = db.prepare('update forms set image = ? where id = ?')
for (const id of list.split(',')) {
  const key = `portraits/MEASURED${id.padStart(18, '0')}.jpg`
  await writeFile(join(storage, 'files', key), await photo({ width: 700, height: 900 }))
  change.run(key, id)
  await sealPhoto(key)
}
db.close()
await app.terminate()
process.disconnect()
