import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { program } from '#tests/helpers/programs'

const project = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Fills a folder with a clean checkout of the project: the files that git knows, and the packages
 * that are installed already. Nothing is built in it yet.
 */
export function fillCheckout(folder: string) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = program('git', args, { cwd: project }).toString()
  for (const name of listed.split('\0').filter((path) => path && existsSync(join(project, path)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(join(project, name), join(folder, name))
  }
  for (const name of ['node_modules', join('.cache', 'node')]) {
    if (existsSync(join(project, name))) linkFolder(join(project, name), join(folder, name))
  }
}

/** An empty folder with a space and an ñ in its name. */
export const checkoutFolder = () => mkdtempSync(join(tmpdir(), 'acreditación España '))

/** Copies with links if the file system allows it. */
function linkFolder(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  try {
    program('cp', ['-al', from, to], { seconds: 300 })
  } catch {
    // On another file system or with a `cp` without links, the files are copied.
    rmSync(to, { recursive: true, force: true })
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
}
