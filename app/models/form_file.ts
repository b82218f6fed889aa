import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { FormFileSchema } from '#database/schema'
import Form from '#models/form'

export default class FormFile extends FormFileSchema {
  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  async discard() {
    await drive.use().delete(this.key)
    await db.transaction(async (trx) => {
      const form = this.form.useTransaction(trx)
      await form.merge({ detail: { ...form.detail, [this.field]: null } }).save()
      await this.useTransaction(trx).delete()
    })
  }
}
