/** A bare AdonisJS route that answers with the bytes of a file: `bare_route.mjs <file> <port>`. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { AppFactory } from '@adonisjs/core/factories/app'
import { ServerFactory } from '@adonisjs/core/factories/http'

const [file, port] = process.argv.slice(2)
const html = readFileSync(file, 'utf8')
const app = new AppFactory().create(new URL('./', import.meta.url))
await app.init()
const server = new ServerFactory().merge({ app }).create()
server.use([])
server.getRouter().get('/', ({ response }) => response.type('html').send(html))
await server.boot()
createServer(server.handle.bind(server)).listen(Number(port), '127.0.0.1', () =>
  console.log(`ready http://127.0.0.1:${port}`)
)
