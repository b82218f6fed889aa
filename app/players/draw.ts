import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow, returned } from '#sql/bulk'
import { mostOf, takenBy, type Places } from '#models/default_player/allowance'
import DefaultPlayer, { type Tour } from '#models/default_player'
import { recordChange } from '#sql/history'
import { among } from '#sql/value_list'
import type Tournament from '#models/tournament'
import type { Actor } from '#shared/history'

/** `before`: the players in the draw when the user chose; only differences are applied. */
export type DrawOrder = {
  tour: Tour
  players: number[]
  before?: number[]
  quarterFinals: boolean
}

export type DrawChange = {
  id: number
  name: string
  tour: Tour
  active: { from: boolean; to: boolean }
  most: { from: number; to: number }
  taken: Places
}

/** Most players of a tour's archive are in no draw and have no team, so they stay as they are. */
export class Draw {
  #staying: Set<number>
  #before?: Set<number>

  constructor(
    private edition: Tournament,
    private order: DrawOrder
  ) {
    this.#staying = new Set(order.players)
    if (order.before) this.#before = new Set(order.before)
  }

  async preview(): Promise<DrawChange[]> {
    const { edition, order } = this
    const players = await this.#meant().where('tournamentId', edition.id)
    const { limits, quarterFinals } = edition
    const after = { limits, quarterFinals: order.quarterFinals }
    const changed = players.flatMap((player) => {
      const active = this.#standing(player)
      const most = {
        from: mostOf(player, { limits, quarterFinals }).members,
        to: mostOf({ nationality: player.nationality, active }, after).members,
      }
      return active === player.active && most.from === most.to ? [] : [{ player, active, most }]
    })
    const taken = await takenBy(changed.map(({ player }) => player.id))
    return changed
      .map(({ player, active, most }) => ({
        ...{ id: player.id, name: player.fullName, tour: player.tour },
        active: { from: player.active, to: active },
        ...{ most, taken: taken.get(player.id)! },
      }))
      .sort((a, b) => b.taken.members - a.taken.members || a.id - b.id)
  }

  /** Of two simultaneous calls each changes only what still differs. */
  async apply(by: Actor) {
    const { edition, order } = this
    return db.transaction(async (trx) => {
      const turned = await returned(
        trx,
        `update tournaments set quarter_finals = ?, updated_at = ?
         where id = ? and quarter_finals <> ? returning id`,
        [order.quarterFinals, sqlNow(trx), edition.id, order.quarterFinals]
      )
      if (turned.length > 0)
        await recordChange(trx, edition, 'updated', by, {
          from: { quarterFinals: !order.quarterFinals },
          to: { quarterFinals: order.quarterFinals },
        })
      const ofTour = this.#meant(trx).where({ tournamentId: edition.id, tour: order.tour })
      // In the order of ids, so that two calls do not deadlock.
      const players = await ofTour.orderBy('id').forUpdate()
      const changing = players.filter((player) => player.active !== this.#standing(player))
      for (const player of changing) {
        const active = !player.active
        await player.merge({ active }).save()
        await recordChange(trx, player, 'updated', by, {
          from: { active: !active },
          to: { active },
        })
      }
      const came = changing.filter(({ active }) => active).length
      return { came, left: changing.length - came, turned: turned.length > 0 }
    })
  }

  #meant(client: QueryClientContract = db.connection()) {
    const named = [JSON.stringify(this.order.players)]
    return DefaultPlayer.query({ client }).where((some) =>
      some
        .withScopes((scopes) => scopes.contending())
        .orWhereRaw(among(client, 'id', 'integer'), named)
    )
  }

  #standing({ id, tour, active }: DefaultPlayer) {
    if (tour !== this.order.tour) return active
    const stays = this.#staying.has(id)
    return stays === this.#before?.has(id) ? active : stays
  }
}
