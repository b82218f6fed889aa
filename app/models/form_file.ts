import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { FormFileSchema } from '#database/schema'
import Form from '#models/form'

/** A document that came with a request; the answer of its question holds its key. */
export default class FormFile extends FormFileSchema {
  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  /** Throws the document away, with the answer that names it. The request must be loaded. */
  async discard() {
    await drive.use().delete(this.key)
    await db.transaction(async (trx) => {
      const form = this.form.useTransaction(trx)
      await form.merge({ detail: { ...form.detail, [this.field]: null } }).save()
      await this.useTransaction(trx).delete()
    })
  }
}
