import { BaseTransformer } from '@adonisjs/core/transformers'
import { type Allowing } from '#form_types/limits'
import { mostOf, type Places } from '#models/default_player/allowance'
import type DefaultPlayer from '#models/default_player'

export default class DefaultPlayerTransformer extends BaseTransformer<DefaultPlayer> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'tour',
      'playerId',
      'name',
      'lastName',
      'fullName',
      'birthDate',
      'nationality',
      'rank',
      'draw',
      'active',
    ])
  }

  forList(edition: Allowing, taken: Map<number, Places>) {
    return {
      ...this.toObject(),
      taken: taken.get(this.resource.id)!,
      most: mostOf(this.resource, edition),
    }
  }

  forEdit(edition: Allowing, taken: Map<number, Places>) {
    const most = (active: boolean) => mostOf({ ...this.toObject(), active }, edition)
    return {
      ...this.forList(edition, taken),
      mostIf: { active: most(true), inactive: most(false) },
    }
  }
}
