/*
|--------------------------------------------------------------------------
| Ace entry point
|--------------------------------------------------------------------------
|
| The "console.ts" file is the entrypoint for booting the AdonisJS
| command-line framework and executing commands.
|
| Commands do not boot the application, unless the currently running command
| has "options.startApp" flag set to true.
|
*/

import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Keeps compiled code, which makes the next start a fifth faster. Does nothing in a read-only folder.
enableCompileCache(fileURLToPath(new URL('../.cache/code', import.meta.url)))

const { newIgnitor } = await import('./ignitor.js')
const { errorText } = await import('#text/logged_error')

// Node would print all properties of an error, also personal data.
process.on('uncaughtException', (error) => {
  console.error(errorText(error))
  process.exit(1)
})

newIgnitor()
  .tap((app) => {
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .ace()
  .handle(process.argv.splice(2))
  .catch((error) => {
    console.error(errorText(error))
    // Open connections, such as to Redis, would keep the process alive.
    process.exit(1)
  })
