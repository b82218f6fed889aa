import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow, queryRows } from '#sql/bulk'
import { maxPlacesOf, placesTakenBy, type Places } from '#models/default_player/allowance'
import DefaultPlayer, { type Tour } from '#models/default_player'
import { recordChange } from '#sql/history'
import { inList } from '#sql/value_list'
import type Tournament from '#models/tournament'
import type { Actor } from '#shared/history'

/** `players` stay in the draw, `before` were in it when the user opened the page. Only differences apply. */
type DrawOrder = {
  tour: Tour
  players: number[]
  before?: number[]
  quarterFinals: boolean
}

type DrawChange = {
  id: number
  name: string
  tour: Tour
  active: { from: boolean; to: boolean }
  most: { from: number; to: number }
  taken: Places
}

/** Changes who is still in the draw of a tour. Players in no draw, most of a list, are left out. */
export class Draw {
  #chosen: Set<number>
  #before?: Set<number>

  constructor(
    private edition: Tournament,
    private order: DrawOrder
  ) {
    this.#chosen = new Set(order.players)
    if (order.before) this.#before = new Set(order.before)
  }

  async preview(): Promise<DrawChange[]> {
    const { edition, order } = this
    const players = await this.#affected().where('tournamentId', edition.id)
    const { limits, quarterFinals } = edition
    const after = { limits, quarterFinals: order.quarterFinals }
    const changed = players.flatMap((player) => {
      const active = this.#isActive(player)
      const most = {
        from: maxPlacesOf(player, { limits, quarterFinals }).members,
        to: maxPlacesOf({ nationality: player.nationality, active }, after).members,
      }
      return active === player.active && most.from === most.to ? [] : [{ player, active, most }]
    })
    const taken = await placesTakenBy(changed.map(({ player }) => player.id))
    return changed
      .map(({ player, active, most }) => ({
        id: player.id,
        name: player.fullName,
        tour: player.tour,
        active: { from: player.active, to: active },
        most,
        taken: taken.get(player.id)!,
      }))
      .sort((a, b) => b.taken.members - a.taken.members || a.id - b.id)
  }

  /** Of two simultaneous calls each changes only what still differs. */
  async apply(by: Actor) {
    const { edition, order } = this
    return db.transaction(async (trx) => {
      const changedEdition = await queryRows(
        trx,
        `update tournaments set quarter_finals = ?, updated_at = ?
         where id = ? and quarter_finals <> ? returning id`,
        [order.quarterFinals, sqlNow(trx), edition.id, order.quarterFinals]
      )
      const turned = changedEdition.length > 0
      if (turned)
        await recordChange(trx, edition, 'updated', by, {
          from: { quarterFinals: !order.quarterFinals },
          to: { quarterFinals: order.quarterFinals },
        })
      const ofTour = this.#affected(trx).where({ tournamentId: edition.id, tour: order.tour })
      // In the order of ids, so that two calls do not deadlock.
      const players = await ofTour.orderBy('id').forUpdate()
      const changedPlayers = players.filter((player) => player.active !== this.#isActive(player))
      for (const player of changedPlayers) {
        const active = !player.active
        await player.merge({ active }).save()
        await recordChange(trx, player, 'updated', by, {
          from: { active: !active },
          to: { active },
        })
      }
      const came = changedPlayers.filter(({ active }) => active).length
      return { came, left: changedPlayers.length - came, turned }
    })
  }

  #affected(client: QueryClientContract = db.connection()) {
    const ids = [JSON.stringify(this.order.players)]
    return DefaultPlayer.query({ client }).where((player) =>
      player
        .withScopes((scopes) => scopes.contending())
        .orWhereRaw(inList(client, 'id', 'integer'), ids)
    )
  }

  /** Whether the player is in the draw after the change. */
  #isActive({ id, tour, active }: DefaultPlayer) {
    if (tour !== this.order.tour) return active
    const isChosen = this.#chosen.has(id)
    return isChosen === this.#before?.has(id) ? active : isChosen
  }
}
