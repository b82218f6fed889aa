import { BaseTransformer } from '@adonisjs/core/transformers'
import { type PlaceRules } from '#form_types/limits'
import { maxPlacesOf, type Places } from '#models/default_player/allowance'
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

  forList(edition: PlaceRules, placesTaken: Map<number, Places>) {
    return {
      ...this.toObject(),
      taken: placesTaken.get(this.resource.id)!,
      most: maxPlacesOf(this.resource, edition),
    }
  }

  forEdit(edition: PlaceRules, placesTaken: Map<number, Places>) {
    const most = (active: boolean) => maxPlacesOf({ ...this.toObject(), active }, edition)
    return {
      ...this.forList(edition, placesTaken),
      mostIf: { active: most(true), inactive: most(false) },
    }
  }
}
