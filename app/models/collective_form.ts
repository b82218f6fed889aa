import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CollectiveFormSchema } from '#database/schema'
import Card from '#models/card'
import Collective from '#models/collective'
import Form from '#models/form'
import User from '#models/user'

/** A card is on one pickup list only. The copied serial and name outlive the request. */
export default class CollectiveForm extends CollectiveFormSchema {
  @belongsTo(() => Collective)
  declare collective: BelongsTo<typeof Collective>

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  @belongsTo(() => Card)
  declare card: BelongsTo<typeof Card>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
