import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CardDesignSchema } from '#database/schema'
import Tournament from '#models/tournament'

/** How the cards of an edition look beyond the usual: of one category, or of all others. */
export default class CardDesign extends CardDesignSchema {
  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>

  /** The colour and the background that a category's cards have at an edition; its own come first. */
  static of(designs: CardDesign[], category: string) {
    const own = designs.find((design) => design.category === category)
    const usual = designs.find((design) => design.category === '')
    return {
      color: own?.color ?? null,
      background: own?.background ?? usual?.background ?? null,
    }
  }
}
