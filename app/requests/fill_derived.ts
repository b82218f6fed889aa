import db from '@adonisjs/lucid/services/db'
import Form from '#models/form'
import { rowsInParts } from '#sql/bulk'
import { derivedColumns, toColumns } from '#models/form/columns'

export async function fillDerived() {
  for await (const forms of rowsInParts(() => Form.query().where('facets', '')))
    await db.transaction(async (trx) => {
      for (const form of forms) {
        const { outlet, facets, guardianKey } = derivedColumns({
          type: form.type,
          ...form.$attributes,
        })
        await trx
          .from('forms')
          .where('id', form.id)
          .update(toColumns({ outlet, facets, guardianKey }))
      }
    })
}
