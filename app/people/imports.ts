import drive from '@adonisjs/drive/services/main'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rowsIn } from '#documents/spreadsheet'
import { Refusal } from '#exceptions/refusal'
import ImportRun from '#models/import_run'
import type { Marks } from '#people/exclusive'
import type { Person } from '#people/person'
import { importRowsOf } from '#people/rows'
import { openRunFile } from '#sealing/run_files'
import { documentTyped } from '#shared/identity_documents'
import { fold } from '#text/fold'

const UNDER_WAY = ['queued', 'running']

/** Ids of the lists that are still stored and contain the person, even if their row was not taken. */
export async function importsNaming(
  person: Person,
  marks: Marks,
  client?: QueryClientContract
): Promise<number[]> {
  const taken = new Set((await importRowsOf(person, client)).map(({ runId }) => runId))
  const naming: number[] = []
  for (const run of await storedLists(client).whereNotIn('state', UNDER_WAY))
    if (taken.has(run.id) || (await isNamedIn(run, marks, client))) naming.push(run.id)
  return naming
}

/**
 * An import that is under way could create a request of somebody who is erased meanwhile.
 * @throws Refusal `importUnderWay` if it names the person
 */
export async function refuseDuringImport(marks: Marks, client?: QueryClientContract) {
  for (const run of await storedLists(client).whereIn('state', UNDER_WAY))
    if (await isNamedIn(run, marks, client))
      throw new Refusal('importUnderWay', { file: run.file }, { status: 409 })
}

const storedLists = (client?: QueryClientContract) =>
  ImportRun.query({ client }).where('kind', 'people').whereNotNull('rowsKey').orderBy('id')

async function isNamedIn(
  run: ImportRun,
  { documents, emails }: Marks,
  client?: QueryClientContract
): Promise<boolean> {
  const key = run.rowsKey!
  if (!(await drive.use().exists(key))) return false
  const addresses = new Set(emails.map(fold))
  const numbers = new Set(documents.map(documentTyped))
  for await (const rows of rowsIn(await openRunFile(run, key, client)))
    for (const { cells } of rows)
      if (cells.some((cell) => addresses.has(fold(cell)) || numbers.has(documentTyped(cell))))
        return true
  return false
}
