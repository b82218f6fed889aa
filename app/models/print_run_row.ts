import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CardBatchRowSchema } from '#database/schema'
import Card from '#models/card'
import Form from '#models/form'

export default class PrintRunRow extends CardBatchRowSchema {
  static table = 'card_batch_rows'

  @belongsTo(() => Card)
  declare card: BelongsTo<typeof Card>

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>
}
