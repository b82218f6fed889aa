import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { LateLinkSchema } from '#database/schema'
import Tournament from '#models/tournament'

/** A signed address that opens one closed form to one person, once. */
export default class LateLink extends LateLinkSchema {
  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>
}
