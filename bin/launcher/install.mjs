/** Keeps `node_modules` in step with the lock file. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { Failure, note, root } from './process.mjs'

const stampFile = join(root, 'node_modules', '.acreditacion-lock')

/** `until`: an AbortSignal that ends the installation. */
export async function installPackages({ until } = {}) {
  const lockFile = join(root, 'package-lock.json')
  if (!existsSync(lockFile)) {
    throw new Failure('package-lock.json is missing: restore it from the repository')
  }

  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === stamp) {
    return
  }

  note('Installing packages (about a minute the first time)')
  await npm(['ci', '--include=dev'], { what: 'Installing packages', until })
  writeFileSync(stampFile, `${stamp}\n`)
}
