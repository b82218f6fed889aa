import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { LEFT_OUT } from '#operations/backup_keys'
import { OperatorError } from '#process/operator_error'
import env from '#start/env'

/** Time limit of a program: it might wait forever for a lock of the running product. */
const MOST_HOURS = 2

export async function dumpDatabase(path: string, snapshot: string) {
  await run('pg_dump', [
    '--format=custom',
    `--snapshot=${snapshot}`,
    ...LEFT_OUT.map((table) => `--exclude-table-data=${table}`),
    `--file=${path}`,
    urlWithoutPassword(),
  ])
}

export async function restoreDump(path: string) {
  // Extensions belong to the administrator of the server.
  const list = await run('pg_restore', ['--list', path])
  const entries = list.split('\n').filter((line) => !/ (COMMENT - )?EXTENSION /.test(line))
  const listFile = `${path}.list`
  await writeFile(listFile, entries.join('\n'))
  const target = [`--dbname=${urlWithoutPassword()}`, '--no-owner', '--no-privileges']
  const mode = ['--single-transaction', '--exit-on-error', '--clean', '--if-exists']
  try {
    await run('pg_restore', [...target, ...mode, `--use-list=${listFile}`, path])
  } finally {
    await rm(listFile, { force: true })
  }
}

/** Without the password: every user of the machine can read arguments in the process list. */
function urlWithoutPassword(): string {
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
  let errorOutput = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (errorOutput = (errorOutput + chunk).slice(-4000)))
  return new Promise((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new OperatorError(
              `${program} is missing: install the client programs of PostgreSQL (package postgresql-client)`
            )
          : error
      )
    )
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output)
      const why = errorOutput.trim().split('\n')[0]
      reject(
        new OperatorError(
          signal === 'SIGKILL'
            ? `${program} was killed, after ${MOST_HOURS} hours at the latest: ${why}`
            : `${program} failed: ${why}`
        )
      )
    })
  })
}
