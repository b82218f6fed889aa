/**
 * Directus on the database that `settings.json` of a folder names: `serve.mjs <folder> <port>`.
 * Writes its tables where they are missing, and sends nothing to anybody.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [folder, port] = process.argv.slice(2)
Object.assign(process.env, {
  NODE_ENV: 'production',
  CONFIG_PATH: join(folder, 'none.env'),
  HOST: '127.0.0.1',
  PORT: port,
  KEY: 'measured-key-0123456789',
  SECRET: 'measured-secret-0123456789-0123456789',
  ACCESS_TOKEN_TTL: '1d',
  TELEMETRY: 'false',
  SERVE_APP: 'false',
  EMAIL_VERIFY_SETUP: 'false',
  LOG_LEVEL: 'error',
  // It would refuse requests while other work keeps the machine busy.
  PRESSURE_LIMITER_ENABLED: 'false',
  STORAGE_LOCAL_ROOT: join(folder, 'uploads'),
  EXTENSIONS_PATH: join(folder, 'extensions'),
  ...JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')),
})

const program = fileURLToPath(import.meta.resolve('@directus/api/cli/run.js'))
const { status } = spawnSync(process.execPath, [program, 'bootstrap'], { stdio: 'inherit' })
if (status !== 0) throw new Error(`Directus has no tables: ${status}`)

const { createServer } = await import('@directus/api/server')
const server = await createServer()
server.listen(Number(port), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${port}`))
