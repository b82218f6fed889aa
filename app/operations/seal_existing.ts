import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { columnNames } from '#form_types/define'
import { changedRows, rowsInParts } from '#sql/bulk'
import { toColumns } from '#models/form/columns'
import { isMinor, whereBornAsMinor } from '#models/form/minors'
import { sealedChange, sealedNames } from '#models/form/sealed'
import DataRequest from '#models/data_request'
import { sealedColumns as sealedTexts } from '#models/data_request/sealed_texts'
import Pickup from '#models/pickup'
import { sealedColumns } from '#models/pickup/sealed_document'
import { SEALED as SEALED_SIGNATURE, sealSignature } from '#models/pickup/signatures'
import { isSealed, SEALED, sealPhoto } from '#models/form/photos'
import Form from '#models/form'
import FormFile from '#models/form_file'
import ImportRun from '#models/import_run'
import { sealImport } from '#models/import_run/seal_import'
import { openStates } from '#runs/open_runs'

/**
 * Seals what earlier versions stored readably. Can be repeated: indexes find the readable rows.
 * @returns the number of rows that were changed
 */
export async function sealExisting(): Promise<number> {
  return (
    (await sealRequests()) +
    (await sealPickups()) +
    (await sealDataRequests()) +
    (await sealFiles())
  )
}

/** SQL that repeats the condition of the index `forms_readable`. An empty text is nothing to seal. */
const isReadable = () =>
  sealedNames()
    .toSorted()
    .map((name) => `${columnNames.has(name) ? name : `detail ->> '${name}'`} <> ''`)
    .join(' or ')

async function sealRequests() {
  const numbers = await sealForms(() => Form.query().whereRaw(`(${isReadable()})`))
  const births = await sealForms(() => Form.query().whereRaw(READABLE_BIRTH))
  // Requests without secrets had no key. They get one, and leave nothing readable behind.
  await sealForms(() => Form.query().whereNull('keyId'))
  return numbers + births
}

/** SQL that repeats the condition of the index `forms_readable_births`. */
const READABLE_BIRTH = 'minor and birth_date is not null'

/** Marks people as adults who have turned eighteen, finds minors of earlier versions. @returns changed rows */
export async function settleMinors(): Promise<number> {
  const found = await Form.query()
    .where('minor', false)
    .where((minors) => whereBornAsMinor(minors))
    .update({ minor: true })
  const adults = await sealForms(
    () => Form.query().whereRaw('minor'),
    ({ birthDate, type }) => birthDate !== null && !isMinor({ birthDate, type })
  )
  return changedRows(found) + adults
}

async function sealForms(
  query: () => ModelQueryBuilderContract<typeof Form>,
  isDue: (form: Form) => boolean = () => true
) {
  let sealed = 0
  for await (const forms of rowsInParts(query))
    await db.transaction(async (trx) => {
      for (const { id, version, $attributes: row } of forms.filter(isDue)) {
        const columns = toColumns(await sealedChange(trx, row, row))
        // A request that is changed meanwhile is sealed by that change, or by the next run.
        sealed += changedRows(await trx.from('forms').where({ id, version }).update(columns))
      }
    })
  return sealed
}

async function sealPickups() {
  let sealed = 0
  for await (const part of rowsInParts(() => Pickup.query().whereRaw(`document <> ''`)))
    await db.transaction(async (trx) => {
      for (const pickup of part) {
        const { id, document } = pickup
        const columns = toColumns(await sealedColumns(trx, pickup))
        sealed += changedRows(await trx.from('collectives').where({ id, document }).update(columns))
      }
    })
  return sealed
}

/** SQL that repeats the condition of the index `data_requests_readable`. */
const READABLE_TEXT = `(reason <> '' or answer <> '')`

async function sealDataRequests() {
  let sealed = 0
  for await (const part of rowsInParts(() => DataRequest.query().whereRaw(READABLE_TEXT)))
    await db.transaction(async (trx) => {
      const ids = part.map(({ id }) => id)
      const rows = DataRequest.query({ client: trx }).whereIn('id', ids).whereRaw(READABLE_TEXT)
      for (const asked of await rows.orderBy('id').forUpdate()) {
        const columns = toColumns(await sealedTexts(trx, asked))
        sealed += changedRows(await trx.from('data_requests').where('id', asked.id).update(columns))
      }
    })
  return sealed
}

/** Whether a file was sealed. A file that the drive refuses must stop neither others nor the start. */
type Attempt = (sealing: Promise<boolean>) => Promise<boolean>

/** If the process dies between storing a file and naming it, the purge removes that stray file. */
async function sealFiles() {
  const errors: unknown[] = []
  const attempt: Attempt = (sealing) =>
    sealing.catch((error) => {
      errors.push(error)
      return false
    })
  const inRequests = (await sealDocuments(attempt)) + (await sealPhotos(attempt))
  const inPickups = await sealSignatures(attempt)
  const sealed = inRequests + inPickups + (await sealImports(attempt))
  if (errors.length > 0) logger.error({ err: errors[0], files: errors.length }, 'files not sealed')
  return sealed
}

async function sealDocuments(attempt: Attempt) {
  let sealed = 0
  for await (const files of rowsInParts(() => FormFile.query().whereNull('sealed')))
    for (const file of files) if (await attempt(file.seal())) sealed++
  return sealed
}

/** SQL that repeats the condition of the index `forms_readable_photos`. */
const hasReadablePhoto = ['image', 'image_original']
  .map((column) => `(${column} <> '' and ${column} = replace(${column}, '${SEALED}', ''))`)
  .join(' or ')

async function sealPhotos(attempt: Attempt) {
  const withPhoto = () =>
    Form.query().whereRaw(`(${hasReadablePhoto})`).select('id', 'image', 'imageOriginal')
  let sealed = 0
  for await (const forms of rowsInParts(withPhoto)) {
    // Requests of the demonstration share photos.
    const keys = new Set(forms.flatMap(({ image, imageOriginal }) => [image, imageOriginal]))
    for (const key of keys) if (key && !isSealed(key) && (await attempt(sealPhoto(key)))) sealed++
  }
  return sealed
}

/** SQL that repeats the condition of the index `collectives_readable_signatures`. */
const READABLE_SIGNATURE = `sign <> '' and sign = replace(sign, '${SEALED_SIGNATURE}', '')`

async function sealSignatures(attempt: Attempt) {
  let sealed = 0
  for await (const pickups of rowsInParts(() => Pickup.query().whereRaw(READABLE_SIGNATURE)))
    for (const { sign } of pickups) if (await attempt(sealSignature(sign!))) sealed++
  return sealed
}

/** Imports under way are left to the next night. */
async function sealImports(attempt: Attempt) {
  const runs = await ImportRun.query()
    .whereNotNull('fileKey')
    .whereNull('sealed')
    .whereNotIn('state', openStates)
    .orderBy('id')
  let sealed = 0
  for (const run of runs) if (await attempt(sealImport(run))) sealed++
  return sealed
}
