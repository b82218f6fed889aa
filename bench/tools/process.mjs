/** Child processes: one for each measurement, with none of this machine's own settings. */
import { fork, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const build = fileURLToPath(new URL('../../build/', import.meta.url))
const inside = new URL('../inside/', import.meta.url)
const peers = new URL('../peers/', import.meta.url)

/** Password of every demonstration user of the measured storages. */
export const PASSWORD = 'measured-2024'

const running = new Set()

// Stops all servers with the bench.
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

function watched(child) {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** What the application gets to see; `.env` is looked for in the storage folder, where none is. */
function environment(storage, more = {}) {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env
  return {
    PATH,
    HOME,
    TMPDIR,
    SystemRoot,
    NODE_ENV: 'production',
    ENV_PATH: storage,
    STORAGE_DIR: storage,
    APP_KEY: 'measured-application-key-0123456789',
    HASH_KEY: 'measured-hashing-key-0123456789',
    DEMO: '0',
    DEMO_PASSWORD: PASSWORD,
    SUBMISSION_LIMIT: '1000000',
    // As `npm start`, the container and the services set it.
    MALLOC_ARENA_MAX: '2',
    ...more,
  }
}

/** Runs an ace command of the build to its end. */
export async function ace(args, storage) {
  const child = watched(
    spawn(process.execPath, ['ace.js', ...args], {
      cwd: build,
      env: environment(storage),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  )
  await ended(child, args[0])
}

/**
 * Runs a script of `bench/inside` to its end and gives what it reported. `asWorker` starts it
 * as the application starts the child that makes documents (app/documents/child.ts).
 */
export async function measured(script, args, { storage, asWorker = false } = {}) {
  let result
  const child = watched(
    fork(fileURLToPath(new URL(script, inside)), args.map(String), {
      env: environment(storage, asWorker ? { DATABASE_READ_ONLY: '1', LOG_LEVEL: 'error' } : {}),
      execArgv: asWorker ? await workerHeap() : [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  )
  child.on('message', (message) => (result = message))
  await ended(child, `${script} ${args.join(' ')}`)
  return result
}

async function workerHeap() {
  const built = (path) => import(new URL(`../../build/${path}`, import.meta.url))
  const { making } = await built('config/documents.js')
  const { heapFlags } = await built('app/documents/child_program.js')
  return heapFlags(making)
}

/** Starts the server of the build on a free port and waits until it answers. */
export async function startServer(storage) {
  const port = await freePort()
  const env = environment(storage, { HOST: '127.0.0.1', PORT: String(port) })
  return served(['bin/server.js'], port, { cwd: build, env })
}

/** Starts a script of `bench/peers` that serves a file on the port it is given last. */
export async function startPeer(script, file) {
  const port = await freePort()
  return served([fileURLToPath(new URL(script, peers)), file, String(port)], port, {})
}

async function served(args, port, options) {
  const child = watched(
    spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  )
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('ready http://') && resolve())
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.once('error', reject)
  })
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async stop(signal = 'SIGTERM') {
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    },
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

async function ended(child, name) {
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${name} ended with ${code ?? signal}`)
}
