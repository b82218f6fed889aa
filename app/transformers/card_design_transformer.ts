import { BaseTransformer } from '@adonisjs/core/transformers'
import type CardDesign from '#models/card_design'

export default class CardDesignTransformer extends BaseTransformer<CardDesign> {
  toObject() {
    const { category, color, background, updatedAt } = this.resource
    return {
      category,
      color,
      hasBackground: background !== null,
      /** Changes with what is stored, so that the card is drawn anew. */
      revision: updatedAt.toMillis(),
    }
  }
}
