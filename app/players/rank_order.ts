import type DefaultPlayer from '#models/default_player'
import { byName } from '#text/name_order'

export const byRank = (a: DefaultPlayer, b: DefaultPlayer): number =>
  (a.rank ?? Infinity) - (b.rank ?? Infinity) || byName(a, b)
