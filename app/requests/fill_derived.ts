import db from '@adonisjs/lucid/services/db'
import Form from '#models/form'
import { derivedColumns, toColumns } from '#models/form/columns'

const CHUNK = 500

export async function fillDerived() {
  for (let last = 0; ;) {
    const forms = await Form.query()
      .where('facets', '')
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
    if (forms.length === 0) return
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
    last = forms.at(-1)!.id
  }
}
