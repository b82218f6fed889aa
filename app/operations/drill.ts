import { execFile } from 'node:child_process'
import { glob, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { Backup } from '#operations/backup'
import { OperatorError } from '#process/operator_error'
import { sqlNow } from '#sql/bulk'
import env, { isEmbedded } from '#start/env'

type DrillFinding = { name: string; status: string; message: string }

/** Milliseconds; the restore of a large backup takes longest. */
const LONGEST_COMMAND = 3 * 60 * 60_000

const FOLDER = 'acreditacion-drill-'
const DATABASE = 'acreditacion_drill_'

const REPORTED_CHECKS = ['database', 'migrations', 'rows', 'ledger', 'journal', 'files']

/**
 * Restores into a scratch folder and database, and runs the doctor. The page of jobs shows the result.
 * @throws OperatorError
 */
export async function runDrill(backup: Backup): Promise<DrillFinding[]> {
  try {
    const findings = await drill(backup)
    const faults = findings.filter(({ status }) => status === 'error')
    await note(
      backup,
      faults.map(({ name }) => name)
    )
    return findings
  } catch (error) {
    await note(backup, ['restore'])
    throw error
  }
}

/** A backup that was made elsewhere has no row here. */
async function note(backup: Backup, faults: string[]) {
  const { forms, files, bytes, madeAt } = await backup.read()
  const from = sqlNow(db.connection(), DateTime.fromISO(madeAt).toUTC())
  const made = await db
    .from('backups')
    .where({ forms, files, bytes })
    .where('created_at', '>=', from)
    .orderBy('id')
    .first()
  if (!made) return
  const result = { drilled_at: sqlNow(db.connection()), drill_faults: faults.join(', ') || null }
  await db.from('backups').where('id', made.id).update(result)
}

async function drill(backup: Backup): Promise<DrillFinding[]> {
  const { database } = await backup.read()
  await removeOld()
  const folder = await mkdtemp(join(tmpdir(), FOLDER))
  const scratch =
    database === 'postgres' ? await scratchDatabase() : { url: '', drop: async () => {} }
  const clearedSettings = ['REDIS_URL', 'SMTP_URL', 'SKIDATA_URL', 'DATABASE_READ_ONLY']
  const settings = {
    ...process.env,
    // An absent variable would be read from `.env`.
    ...Object.fromEntries(clearedSettings.map((name) => [name, ''])),
    STORAGE_DIR: folder,
    DATABASE_URL: scratch.url,
    DRIVE_DISK: 'fs',
    DEMO: '0',
    LOG_LEVEL: 'silent',
  }
  try {
    await ace(['restore', backup.folder], settings)
    await ace(['prepare'], settings)
    const report = JSON.parse(await ace(['doctor', '--data', '--json'], settings))
    return report.checks.filter(({ name }: DrillFinding) => REPORTED_CHECKS.includes(name))
  } finally {
    await scratch.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What drills left that were killed: it is readable. */
async function removeOld() {
  for await (const folder of glob(join(tmpdir(), `${FOLDER}*`))) {
    // Another drill may have removed it.
    const made = (await stat(folder).catch(() => null))?.mtimeMs
    if (made !== undefined && isOld(made)) await rm(folder, { recursive: true, force: true })
  }
  if (isEmbedded) return
  const databases = await db
    .from('pg_database')
    .where('datname', 'like', `${DATABASE.replaceAll('_', '\\_')}%`)
    .select('datname as name')
  for (const { name } of databases) if (isOld(Number(name.split('_').at(-1)))) await drop(name)
}

const isOld = (made: number) => Date.now() - made > 4 * LONGEST_COMMAND

const drop = (database: string) => db.rawQuery('drop database ?? with (force)', [database])

async function scratchDatabase() {
  if (isEmbedded)
    throw new OperatorError('a backup of PostgreSQL can only be tested where DATABASE_URL is set')
  const name = `${DATABASE}${process.pid}_${Date.now()}`
  await db.rawQuery(`create database ${name}`).catch((error) => {
    if (error.code !== '42501') throw error
    throw new OperatorError('the drill needs a database of its own: alter role … createdb')
  })
  const url = new URL(env.get('DATABASE_URL')!.release())
  url.pathname = `/${name}`
  return { url: url.href, drop: () => drop(name) }
}

function ace(args: string[], settings: NodeJS.ProcessEnv): Promise<string> {
  const script = [...process.execArgv, app.makePath('ace.js'), ...args]
  return new Promise((resolve, reject) =>
    execFile(
      process.execPath,
      script,
      { env: settings, maxBuffer: 1e8, timeout: LONGEST_COMMAND, killSignal: 'SIGKILL' },
      (error, stdout, stderr) => {
        // The doctor exits with 1 when it finds something, and still reports.
        if (!error || stdout.startsWith('{')) resolve(stdout)
        else
          reject(
            new OperatorError(`${args[0]} failed in the drill: ${stderr.trim() || error.message}`)
          )
      }
    )
  )
}
