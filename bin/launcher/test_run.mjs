/**
 * One run of the tests: its name is in the environment of everything it starts, and in the names of
 * its databases and its temporary folder. All of that is removed with it.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endFamily, valuesOf } from './family.mjs'
import { dropDatabases, postgresAnswers } from './postgres.mjs'

const VARIABLE = 'ACREDITACION_RUN'
const DATABASES = 'acreditacion_test_'
const FOLDERS = 'acreditacion-run-'

/** A name holds when the run began and its process: `<base 36 time>_<pid>`. */
const pattern = /^[0-9a-z]+_(\d+)$/

export class TestRun {
  id = `${Date.now().toString(36)}_${process.pid}`
  /** Prefix of its database names. */
  databases = `${DATABASES}${this.id}_`
  folder = join(tmpdir(), FOLDERS + this.id)

  /** Removes leftovers of killed runs, then makes a folder for this one. */
  static async begin() {
    await removeLeftovers()
    const run = new TestRun()
    mkdirSync(run.folder)
    return run
  }

  /** The environment of everything that belongs to the run. */
  get environment() {
    return { [VARIABLE]: this.id, TMPDIR: this.folder }
  }

  async end() {
    await removeRun(this.id)
  }
}

async function removeLeftovers() {
  const named = readdirSync(tmpdir())
    .filter((name) => name.startsWith(FOLDERS))
    .map((name) => name.slice(FOLDERS.length))
  for (const id of new Set([...named, ...valuesOf(VARIABLE)])) {
    if (pattern.test(id) && !isAlive(id)) await removeRun(id)
  }
}

async function removeRun(id) {
  await endFamily(`${VARIABLE}=${id}`)
  if (await postgresAnswers()) await dropDatabases(`${DATABASES}${id}_`)
  rmSync(join(tmpdir(), FOLDERS + id), { recursive: true, force: true })
}

function isAlive(id) {
  try {
    return process.kill(Number(pattern.exec(id)[1]), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
