/**
 * A bare AdonisJS route for a form with a photo: it parses the form, resizes the photo once, keeps it and
 * inserts one row. `bare_submission.mjs <folder> <port>`.
 */
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { AppFactory } from '@adonisjs/core/factories/app'
import { BodyParserMiddlewareFactory } from '@adonisjs/core/factories/bodyparser'
import { ServerFactory } from '@adonisjs/core/factories/http'
import Database from 'better-sqlite3'
import sharp from 'sharp'

const [folder, port] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const db = new Database(join(folder, 'bare.sqlite3'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec('create table if not exists forms (id integer primary key, image text, answers text)')
const insert = db.prepare('insert into forms (image, answers) values (?, ?)')

const app = new AppFactory().create(new URL('./', import.meta.url))
await app.init()
const server = new ServerFactory().merge({ app }).create()
const parser = new BodyParserMiddlewareFactory().create()
server.use([
  async () => ({
    default: class {
      handle = parser.handle.bind(parser)
    },
  }),
])
server.getRouter().post('/', async ({ request, response }) => {
  const image = join(folder, `${crypto.randomUUID()}.jpg`)
  await sharp(request.file('image').tmpPath).resize(700, 900).jpeg({ quality: 85 }).toFile(image)
  insert.run(image, JSON.stringify(request.all()))
  response.redirect('/gracias')
})
await server.boot()
createServer(server.handle.bind(server)).listen(Number(port), '127.0.0.1', () =>
  console.log(`ready http://127.0.0.1:${port}`)
)
