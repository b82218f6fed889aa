import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CollectiveFormSchema } from '#database/schema'
import Card from '#models/card'
import Pickup from '#models/pickup'
import Form from '#models/form'
import User from '#models/user'

/** A card is on one pickup list only. The copied serial and name outlive the request. */
export default class PickupEntry extends CollectiveFormSchema {
  static table = 'collective_forms'

  @belongsTo(() => Pickup, { foreignKey: 'collectiveId' })
  declare pickup: BelongsTo<typeof Pickup>

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  @belongsTo(() => Card)
  declare card: BelongsTo<typeof Card>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
