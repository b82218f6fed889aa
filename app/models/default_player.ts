import db from '@adonisjs/lucid/services/db'
import { beforeSave, belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DefaultPlayerSchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import { foldToSearch, LONGEST_SORT_KEY } from '#shared/fold'
import { whereHasWords } from '#models/form/search'
import { renamePlayerInRequests } from '#models/form/player_rename'
import { deleteBy, saveBy } from '#sql/history'
import { nameKey } from '#text/name_key'
import { playerNameOf } from '#text/name_of'
import Tournament from '#models/tournament'
import type { Actor } from '#shared/history'
import { countRows } from '#sql/counts'

export type Tour = 'ATP' | 'WTA'

export type PlayerFilter = {
  search?: string
  tour?: Tour
  nationality?: string
  draw?: string
  status?: 'active' | 'inactive'
  rankFrom?: number
  rankTo?: number
}

export const SHOWN_REQUESTS = 10

/** A longer list is probably the archive of a tour. */
export const SHORT_LIST = 1000

const IS_OF_SHORT_LIST = `(tournament_id, tour) in
  (select tournament_id, tour from default_players
   group by tournament_id, tour having count(*) <= ${SHORT_LIST})`
const HAS_REQUESTS = 'exists (select 1 from forms where forms.player = default_players.id)'

export default class DefaultPlayer extends DefaultPlayerSchema {
  declare tour: Tour

  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>

  @beforeSave()
  static keepSearchText(player: DefaultPlayer) {
    player.searchText = this.searchTextOf(player)
    player.foldedName = nameKey(player.name, player.lastName)
    // Undoing an import skips players with another version.
    const isChanged = Object.keys(player.$dirty).some((name) => name !== 'searchText')
    player.version = (player.version ?? 0) + (isChanged ? 1 : 0)
  }

  static async rewriteSearchTexts() {
    for (const player of await this.all()) await player.merge({ searchText: '' }).save()
  }

  static searchTextOf({ name, lastName }: { name: string; lastName: string }) {
    return foldToSearch(`${name} ${lastName} ${name}`).slice(0, LONGEST_SORT_KEY)
  }

  static matching = scope((query, search: string) => whereHasWords(query, search))

  static filteredBy = scope((query, filter: PlayerFilter) => {
    const { search, status, rankFrom, rankTo, ...equal } = filter
    if (search) whereHasWords(query, search)
    if (status) query.where('active', status === 'active')
    if (rankFrom) query.where('rank', '>=', rankFrom)
    if (rankTo) query.where('rank', '<=', rankTo)
    for (const [column, value] of Object.entries(equal)) if (value) query.where(column, value)
  })

  static withRequests = scope((query) => query.whereRaw(HAS_REQUESTS))

  /** All players of a short list. Of a longer one, only players in a draw or with requests. */
  static contending = scope((query) =>
    query.whereRaw(`(draw is not null or ${HAS_REQUESTS} or ${IS_OF_SHORT_LIST})`)
  )

  get fullName() {
    return playerNameOf(this)
  }

  requests(types: string[] | null = null) {
    return db
      .from('forms')
      .where('player', this.id)
      .if(types, (forms) => forms.whereIn('type', types!))
  }

  /** @throws FieldRefusal if the number is taken, or if requests depend on the tour */
  async saveChecked(by: Actor) {
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
      write: async (trx) => renamed && (await renamePlayerInRequests(trx, this, by)),
    })
  }

  /** @throws Refusal `playerHasRequests` */
  async remove(by: Actor) {
    const count = await countRows(this.requests())
    if (count > 0) {
      const first = await this.requests().orderBy('id').limit(SHOWN_REQUESTS).select('id_form')
      const references = first.map((row) => row.id_form).join(', ')
      const more = count - first.length
      throw new Refusal('playerHasRequests', { name: this.fullName, references, more })
    }
    await deleteBy(this, by)
  }
}
