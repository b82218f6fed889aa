import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { columnNames } from '#form_types/define'
import { chunks } from '#sql/bulk'
import { toColumns } from '#models/form/columns'
import { sealedChange, sealedNames } from '#models/form/sealed'
import Collective from '#models/collective'
import { sealedColumns } from '#models/collective/sealed_document'
import Form from '#models/form'
import FormFile from '#models/form_file'

const CHUNK = 500

/** Seals what earlier versions stored readably. Can be repeated. Returns the number of rows. */
export async function sealExisting(): Promise<number> {
  return (await sealRequests()) + (await sealPickups()) + (await sealFiles())
}

async function sealRequests() {
  const places = sealedNames().map((name) =>
    columnNames.has(name) ? name : `detail ->> '${name}'`
  )
  const isReadable = places.map((place) => `${place} is not null`).join(' or ')
  let sealed = 0
  for (let last = 0; ;) {
    const forms = await Form.query()
      .whereRaw(`(${isReadable})`)
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
    if (forms.length === 0) return sealed
    await db.transaction(async (trx) => {
      for (const { id, version, $attributes: row } of forms)
        // A request that is changed meanwhile is sealed by that change, or by the next run.
        await trx
          .from('forms')
          .where({ id, version })
          .update(toColumns(await sealedChange(trx, row, row)))
    })
    sealed += forms.length
    last = forms.at(-1)!.id
  }
}

async function sealPickups() {
  const collectives = await Collective.query().whereNotNull('document').orderBy('id')
  for (const part of chunks(collectives, CHUNK))
    await db.transaction(async (trx) => {
      for (const collective of part) {
        const { id, document } = collective
        const columns = toColumns(await sealedColumns(trx, collective))
        await trx.from('collectives').where({ id, document }).update(columns)
      }
    })
  return collectives.length
}

/** A process that is killed between the files leaves one that no row names: the purge removes it. */
async function sealFiles() {
  let sealed = 0
  for (let last = 0; ;) {
    const files = await FormFile.query()
      .whereNull('sealed')
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
    if (files.length === 0) return sealed
    for (const file of files) if (await sealFile(file)) sealed++
    last = files.at(-1)!.id
  }
}

/** One document that the drive refuses keeps neither the others nor the start of the product. */
const sealFile = (file: FormFile) =>
  file.seal().catch((error) => {
    logger.error({ err: error, file: file.id }, 'document not sealed')
    return false
  })
