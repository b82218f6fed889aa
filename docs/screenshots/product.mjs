/** The built product with its demonstration data on a storage that is thrown away afterwards. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const build = fileURLToPath(new URL('../../build/', import.meta.url))
const secret = () => randomBytes(24).toString('base64url')

export async function startProduct() {
  const storage = mkdtempSync(join(tmpdir(), 'acreditacion-pictures-'))
  const port = await freePort()
  const password = secret()
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    // Where there is no `.env`: the pictures show the product as it comes.
    ENV_PATH: storage,
    STORAGE_DIR: storage,
    PORT: String(port),
    APP_KEY: secret(),
    HASH_KEY: secret(),
    DEMO: '1',
    DEMO_PASSWORD: password,
  }
  const options = { cwd: build, env, stdio: ['ignore', 'pipe', 'inherit'] }
  let server
  try {
    await ended(spawn(process.execPath, ['ace.js', 'prepare'], options))
    server = spawn(process.execPath, ['bin/server.js'], options)
    await saying(server, /^ready /m)
  } catch (error) {
    rmSync(storage, { recursive: true, force: true })
    throw error
  }
  return {
    url: `http://127.0.0.1:${port}`,
    password,
    async stop() {
      server.kill('SIGTERM')
      await ended(server)
      rmSync(storage, { recursive: true, force: true })
    },
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Waits until a program that goes on has said `line`. */
function saying(child, line) {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (line.test(said)) resolve()
    })
    child.once('exit', () => reject(new Error(`The product ended: ${said}`)))
  })
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.stdout.resume()
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The product could not be prepared (${code})`))
    )
  })
}
