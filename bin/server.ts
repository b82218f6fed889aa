/*
 | Serves the product; with WORKER unset or 1 it works on the queue as well.
 */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// On a machine with much memory V8 lets garbage grow to four times what is used before it collects.
setFlagsFromString('--heap-growing-percent=50')

// Keeps compiled code, which makes the next start a fifth faster. Does nothing in a read-only folder.
enableCompileCache(fileURLToPath(new URL('../.cache/code', import.meta.url)))

const { newIgnitor } = await import('./ignitor.js')
const { errorText } = await import('#text/logged_error')
const { stopOnSignals } = await import('#process/stop_signal')

// Node would print all properties of an error, also personal data.
process.on('uncaughtException', (error) => {
  console.error(errorText(error))
  process.exit(1)
})

let createServer: typeof import('#start/http_server').createHttpServer

newIgnitor()
  .tap((app) => {
    app.starting(async () => {
      const { checkStart } = await import('#operations/start')
      await checkStart({ migrated: true, serves: true })
      createServer = (await import('#start/http_server')).createHttpServer
    })
    stopOnSignals(app)
  })
  .httpServer()
  .start((handle) => createServer(handle))
  .then(async () => {
    const { default: env } = await import('#start/env')
    console.log(`ready http://${env.get('HOST', '127.0.0.1')}:${env.get('PORT', 3333)}`)
  })
  .catch((error) => {
    process.exitCode = 1
    // An OperatorError prints itself in one line.
    if (typeof error.render === 'function') error.render()
    console.error(errorText(error))
  })
