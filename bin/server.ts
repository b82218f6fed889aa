/*
 | Serves the product; with WORKER unset or 1 it works on the queue as well.
 */
await import('reflect-metadata')
const { Ignitor, prettyPrintError } = await import('@adonisjs/core')
const { createCompressingServer } = await import('#start/compression')

const APP_ROOT = new URL('../', import.meta.url)
const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    // A terminal sends these to the server itself; without listeners it would die half-way.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      app.listen(signal, () => app.terminate())
    }
  })
  .httpServer()
  .start(createCompressingServer)
  .then(async () => {
    const { default: env } = await import('#start/env')
    console.log(`ready http://${env.get('HOST', '127.0.0.1')}:${env.get('PORT', 3333)}`)
  })
  .catch((error) => {
    process.exitCode = 1
    if (error.code === 'E_INVALID_ENV_VARIABLES') {
      const lines = String(error.help ?? error.message).split('\n')
      console.error(
        `Wrong settings: ${lines.map((line) => line.replace(/^- /, '').trim()).join('; ')}`
      )
      process.exit(1)
    }
    if (error.code === 'EADDRINUSE') {
      console.error(`The port is in use: set PORT to another one (${error.message})`)
      process.exit(1)
    }
    prettyPrintError(error)
  })
