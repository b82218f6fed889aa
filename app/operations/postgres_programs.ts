import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { Problem } from '#process/problem'
import env from '#start/env'

/** Longest time for a program; one that waits for a lock of a running product would never end. */
const MOST_HOURS = 2

export async function dumpDatabase(path: string, snapshot: string) {
  await run('pg_dump', ['--format=custom', `--snapshot=${snapshot}`, `--file=${path}`, address()])
}

export async function restoreDump(path: string) {
  // Extensions belong to the administrator of the server.
  const list = await run('pg_restore', ['--list', path])
  const wanted = list.split('\n').filter((line) => !/ (COMMENT - )?EXTENSION /.test(line))
  const listFile = `${path}.list`
  await writeFile(listFile, wanted.join('\n'))
  const target = [`--dbname=${address()}`, '--no-owner', '--no-privileges']
  const once = ['--single-transaction', '--exit-on-error', '--clean', '--if-exists']
  try {
    await run('pg_restore', [...target, ...once, `--use-list=${listFile}`, path])
  } finally {
    await rm(listFile, { force: true })
  }
}

/**
 * The address without its password, which every user of the machine could read in the process list.
 */
function address(): string {
  const url = new URL(env.get('DATABASE_URL')!.release())
  url.password = ''
  return url.href
}

function run(program: string, args: string[]): Promise<string> {
  const { password } = new URL(env.get('DATABASE_URL')!.release())
  const child = spawn(program, args, {
    env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: MOST_HOURS * 60 * 60_000,
    killSignal: 'SIGKILL',
  })
  let output = ''
  let complaint = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (complaint = (complaint + chunk).slice(-4000)))
  return new Promise((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Problem(
              `${program} is missing: install the client programs of PostgreSQL (package postgresql-client)`
            )
          : error
      )
    )
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output)
      const why = complaint.trim().split('\n')[0]
      reject(
        new Problem(
          signal === 'SIGKILL'
            ? `${program} was killed, after ${MOST_HOURS} hours at the latest: ${why}`
            : `${program} failed: ${why}`
        )
      )
    })
  })
}
