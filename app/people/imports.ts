import drive from '@adonisjs/drive/services/main'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rowsIn } from '#documents/spreadsheet'
import { Refusal } from '#exceptions/refusal'
import { SECOND_SURNAME } from '#imports/names'
import ImportRun, { type Plan } from '#models/import_run'
import type { Marks } from '#people/marks'
import type { Person } from '#people/person'
import { importRowsOf } from '#people/rows'
import { birthDatePattern, patternOf } from '#people/spellings'
import { openStates } from '#runs/open_runs'
import { openRunFile } from '#sealing/run_files'
import { documentTyped } from '#shared/identity_documents'
import { fold } from '#shared/fold'
import { areAlike } from '#text/likeness'

/** Ids of the lists that are still stored and contain the person, even if their row was not taken. */
export async function importsNaming(
  person: Person,
  marks: Marks,
  client?: QueryClientContract
): Promise<number[]> {
  const taken = new Set((await importRowsOf(person, client)).map(({ runId }) => runId))
  const naming: number[] = []
  for (const run of await storedLists(client).whereNotIn('state', openStates))
    if (taken.has(run.id) || (await isNamedIn(run, person, marks, client))) naming.push(run.id)
  return naming
}

/**
 * An import that is under way could create a request of somebody who is erased meanwhile.
 * @throws Refusal `importUnderWay` if it names the person
 */
export async function refuseDuringImport(
  person: Person,
  marks: Marks,
  client?: QueryClientContract
) {
  for (const run of await storedLists(client).whereIn('state', openStates))
    if (await isNamedIn(run, person, marks, client))
      throw new Refusal('importUnderWay', { file: run.file }, { status: 409 })
}

const storedLists = (client?: QueryClientContract) =>
  ImportRun.query({ client }).where('kind', 'people').whereNotNull('rowsKey').orderBy('id')

async function isNamedIn(
  run: ImportRun,
  person: Person,
  marks: Marks,
  client?: QueryClientContract
): Promise<boolean> {
  const key = run.rowsKey!
  if (!(await drive.use().exists(key))) return false
  const { documents, emails, birthDates } = marks
  const addresses = new Set(emails.map(fold))
  const numbers = new Set(documents.map(documentTyped))
  const identities = await person.identities()
  const bornOn = birthDates.length > 0 ? birthDatePattern({ birthDates }) : null
  const mention = patternOf({ ...marks, shortNames: [] })
  const isMarked = (cell: string) =>
    addresses.has(fold(cell)) || numbers.has(documentTyped(cell)) || cell.search(mention) >= 0
  const cellsOf = columnsOf(run.plan)
  for await (const rows of rowsIn(await openRunFile(run, key, client)))
    for (const { cells } of rows) {
      if (cells.some(isMarked)) return true
      const { birthDate, ...named } = cellsOf(cells)
      // A child may have no document, and a row may have a mistyped one.
      if (birthDate && bornOn && birthDate.search(bornOn) < 0) continue
      if (identities.some((identity) => areAlike(identity, named))) return true
    }
  return false
}

function columnsOf({ mapping }: Plan) {
  const columns = new Map(Object.entries(mapping).map(([at, field]) => [field, Number(at)]))
  return (cells: string[]) => {
    const cell = (field: string) => cells[columns.get(field) ?? -1] ?? ''
    return {
      name: cell('name'),
      lastName: `${cell('lastName')} ${cell(SECOND_SURNAME)}`,
      birthDate: cell('birthDate'),
    }
  }
}
