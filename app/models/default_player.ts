import db from '@adonisjs/lucid/services/db'
import { beforeSave, belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DefaultPlayerSchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import { fold } from '#models/fold'
import { holdingWords } from '#models/form/search'
import { takeNewName } from '#models/form/renaming'
import { deleteBy, saveBy } from '#models/history'
import { nameKey } from '#models/import/name_key'
import { playerNameOf } from '#models/player/name'
import Tournament from '#models/tournament'

export type Tour = 'ATP' | 'WTA'

/** What a list of players is narrowed down to. */
export type PlayerFilter = {
  search?: string
  tour?: Tour
  nationality?: string
  draw?: string
  status?: 'active' | 'inactive'
  rankFrom?: number
  rankTo?: number
}

/** So many of the requests that keep a player on the list are named. */
export const SHOWN_REQUESTS = 10

/** Players whom a tour's list has at most before it is taken for an archive. */
export const SHORT_LIST = 1000

const IS_OF_SHORT_LIST = `(tournament_id, tour) in
  (select tournament_id, tour from default_players
   group by tournament_id, tour having count(*) <= ${SHORT_LIST})`
const HAS_REQUESTS = 'exists (select 1 from forms where forms.player = default_players.id)'

/** A player of an edition's list, whom team members and guests belong to. */
export default class DefaultPlayer extends DefaultPlayerSchema {
  declare tour: Tour

  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>

  @beforeSave()
  static keepSearchText(player: DefaultPlayer) {
    player.searchText = this.searchTextOf(player)
    player.foldedName = nameKey(player.name, player.lastName)
  }

  /** Writes the texts of all players anew, where their making has changed. */
  static async rewriteSearchTexts() {
    for (const player of await this.all()) await player.merge({ searchText: '' }).save()
  }

  /** The text a player is found by, in either order of the names. */
  static searchTextOf({ name, lastName }: { name: string; lastName: string }) {
    return fold(`${name} ${lastName} ${name}`).slice(0, 420)
  }

  /** Keeps the players whose names hold every word of a search, accent-blind. */
  static matching = scope((query, search: string) => holdingWords(query, search))

  /** Keeps what a list is narrowed down to; `status` is whether the player is still in the draw. */
  static chosen = scope((query, filter: PlayerFilter) => {
    const { search, status, rankFrom, rankTo, ...exact } = filter
    if (search) query.withScopes((scopes: any) => scopes.matching(search))
    if (status) query.where('active', status === 'active')
    if (rankFrom) query.where('rank', '>=', rankFrom)
    if (rankTo) query.where('rank', '<=', rankTo)
    for (const [column, value] of Object.entries(exact)) if (value) query.where(column, value)
  })

  /** Keeps those for whom somebody has asked, whatever became of it. */
  static withRequests = scope((query) => query.whereRaw(HAS_REQUESTS))

  /**
   * Keeps those whom a draw is about: all of a list that is no longer than those of a tournament
   * are; of a tour's archive who is in a draw, or for whom somebody has asked.
   */
  static contending = scope((query) =>
    query.whereRaw(`(draw is not null or ${HAS_REQUESTS} or ${IS_OF_SHORT_LIST})`)
  )

  get fullName() {
    return playerNameOf(this.name, this.lastName)
  }

  /** The requests of the player's people, oldest first. */
  requests() {
    return db.from('forms').where('player', this.id)
  }

  /**
   * Saves what an administrator wrote; the requests of the player's people take on a new name.
   * @throws FieldRefusal when the tour's number is another player's, or when requests were made
   *   for the player of the other tour
   */
  async saveChecked(by: { id: number }) {
    const twin = this.playerId
      ? await DefaultPlayer.query()
          .where({ tournamentId: this.tournamentId, tour: this.tour, playerId: this.playerId })
          .if(this.$isPersisted, (query) => query.whereNot('id', this.id))
          .first()
      : null
    if (twin) throw new FieldRefusal('playerId', 'playerIdTaken', { name: twin.fullName })
    if (this.$isPersisted && this.$dirty.tour && (await this.requests().first()))
      throw new FieldRefusal('tour', 'tourOfRequests')
    const renamed = this.$isPersisted && (this.$dirty.name ?? this.$dirty.lastName) !== undefined
    await saveBy(this, by, {
      write: async (trx) => renamed && (await takeNewName(trx, this, by)),
    })
  }

  /**
   * Takes the player off the list, unless somebody's request depends on it.
   * @throws Refusal `playerHasRequests`
   */
  async remove(by: { id: number }) {
    const [{ count }] = await this.requests().count('* as count')
    if (Number(count) > 0) {
      const first = await this.requests().orderBy('id').limit(SHOWN_REQUESTS).select('id_form')
      const references = first.map((row) => row.id_form).join(', ')
      const more = Number(count) - first.length
      throw new Refusal('playerHasRequests', { name: this.fullName, references, more })
    }
    await deleteBy(this, by)
  }
}
