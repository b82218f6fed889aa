import { BaseTransformer } from '@adonisjs/core/transformers'
import type CardDesign from '#models/card_design'

export default class CardDesignTransformer extends BaseTransformer<CardDesign> {
  toObject() {
    const { category, color, background, updatedAt } = this.resource
    return {
      category,
      color,
      hasBackground: background !== null,
      /** With a new revision the browser loads the card again. */
      revision: updatedAt.toMillis(),
    }
  }
}
