import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { photoKeyOf } from '#models/form/photos'
import { storedFiles } from '#process/stored_files'

const references = [
  { folders: ['portraits', 'originals'], table: 'forms', columns: ['image', 'image_original'] },
  { folders: ['documents'], table: 'form_files', columns: ['key'] },
  { folders: ['documents'], table: 'document_runs', columns: ['file_key'] },
  {
    folders: ['imports'],
    table: 'import_runs',
    columns: ['file_key', 'rows_key', 'photos_key'],
  },
  { folders: ['signatures'], table: 'collectives', columns: ['sign'] },
  { folders: ['logos'], table: 'tournaments', columns: ['logo'] },
  { folders: ['backgrounds'], table: 'card_designs', columns: ['background'] },
]

/** More strays than this, and more than half of all files, mean a drive of another database. */
const MOST_STRAYS = 100

/** Stored before `limit`, and named by no row: left by a process that was killed before it wrote the row. */
export async function strayFiles(limit: DateTime): Promise<string[]> {
  const stored: string[] = []
  for (const folder of new Set(references.flatMap(({ folders }) => folders)))
    for await (const { key } of storedFiles(folder)) stored.push(key)
  // Read after the files: what is stored from now on is not among them.
  const named = await namedFiles()
  const strays: string[] = []
  for (const key of stored)
    if (!named.has(photoKeyOf(key)) && (await isOlder(key, limit))) strays.push(key)
  if (strays.length <= MOST_STRAYS || strays.length <= stored.length / 2) return strays
  logger.error({ files: strays.length }, 'the files on the drive belong to another database')
  return []
}

async function namedFiles() {
  const keys = new Set<string>()
  for (const { table, columns } of references) {
    // One statement for a table, because a photo moves from one column to another.
    const rows = await db.from(table).select(...columns)
    for (const row of rows) for (const column of columns) keys.add(row[column])
  }
  return keys
}

async function isOlder(key: string, limit: DateTime) {
  const { lastModified } = await drive.use().getMetaData(key)
  return lastModified.getTime() < limit.toMillis()
}
