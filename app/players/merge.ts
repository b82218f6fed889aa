import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import { type PlaceRules } from '#form_types/limits'
import { maxPlacesOf, type Places, placesTakenBy } from '#models/default_player/allowance'
import { queryRows, sqlNow } from '#sql/bulk'
import DefaultPlayer from '#models/default_player'
import { renamePlayerInRequests } from '#models/form/player_rename'
import { recordChange } from '#sql/history'
import { whereOpen } from '#sql/single_use'
import type { PlaceKind } from '#shared/choices'
import type { Actor } from '#shared/history'
import { pick } from '#shared/keys'
import { countRows } from '#sql/counts'

export const mergeable = [
  'playerId',
  'name',
  'lastName',
  'birthDate',
  'nationality',
  'rank',
  'draw',
  'active',
] as const
export type Mergeable = (typeof mergeable)[number]

export type MergePreview = {
  values: Record<Mergeable, unknown>
  moves: { requests: number; links: number }
  taken: Places
  most: Places
}

/** Two rows of one player become one: `kept` stays, with the values `take` of `gone`. */
export class PlayerMerge {
  /** @throws Refusal `mergeItself`; `mergeOther` for another tour or edition */
  constructor(
    readonly kept: DefaultPlayer,
    readonly gone: DefaultPlayer,
    readonly take: Mergeable[] = missingValues(kept, gone)
  ) {
    if (kept.id === gone.id) throw new Refusal('mergeItself')
    if (kept.tournamentId !== gone.tournamentId || kept.tour !== gone.tour)
      throw new Refusal('mergeOther', { name: gone.fullName })
  }

  async preview(edition: PlaceRules): Promise<MergePreview> {
    const ids = [this.kept.id, this.gone.id]
    const taken = [...(await placesTakenBy(ids)).values()]
    const sum = (kind: PlaceKind) => taken.reduce((total, places) => total + places[kind], 0)
    const values = this.#values()
    return {
      values,
      moves: await this.#moves(),
      taken: { members: sum('members'), dayPasses: sum('dayPasses'), guests: sum('guests') },
      most: maxPlacesOf(values, edition),
    }
  }

  /** All requests move to the kept row, even beyond its places. @throws Refusal `mergedMeanwhile` */
  async apply(by: Actor): Promise<DefaultPlayer> {
    await db.transaction(async (trx) => {
      const rows = new Map<number, DefaultPlayer>()
      for (const id of [this.kept.id, this.gone.id].sort((a, b) => a - b))
        rows.set(id, await lockUnmerged(trx, id, this.kept))
      const merge = new PlayerMerge(rows.get(this.kept.id)!, rows.get(this.gone.id)!, this.take)
      await merge.#write(trx, by)
    })
    return this.kept.refresh()
  }

  async #write(trx: TransactionClientContract, by: Actor) {
    const { kept, gone } = this
    const values = this.#values()
    const moved = await trx
      .from('forms')
      .where('player', gone.id)
      .update({ player: kept.id, version: trx.raw('version + 1'), updated_at: sqlNow(trx) })
    const lastValues = Object.fromEntries(
      mergeable.filter((name) => !isEmpty(gone[name])).map((name) => [name, gone[name]])
    )
    // The player number is unique, so the other row must be deleted first.
    await trx.from('default_players').where('id', gone.id).delete()
    const oldValues = { ...kept.$attributes }
    await kept.useTransaction(trx).merge(values).save()
    const changed = mergeable.filter((name) => (oldValues[name] ?? null) !== (kept[name] ?? null))
    const changedOf = (row: Record<string, unknown>) =>
      Object.fromEntries(changed.map((name) => [name, row[name] ?? null]))
    await renamePlayerInRequests(trx, kept, by)
    await recordChange(trx, kept, 'updated', by, {
      from: changedOf(oldValues),
      to: { ...changedOf(kept.$attributes), merged: gone.fullName, requests: Number(moved) },
    })
    await recordChange(trx, gone, 'deleted', by, {
      from: lastValues,
      to: { merged: kept.fullName },
    })
  }

  #values() {
    const { kept, gone, take } = this
    return { ...pick(kept, mergeable), ...pick(gone, take) }
  }

  async #moves() {
    const requests = db.from('forms').where('player', this.gone.id)
    const links = whereOpen(db.from('guest_links')).whereIn(
      'form_id',
      requests.clone().select('id')
    )
    return { requests: await countRows(requests), links: await countRows(links) }
  }
}

export const missingValues = (kept: DefaultPlayer, gone: DefaultPlayer): Mergeable[] =>
  mergeable.filter((name) => isEmpty(kept[name]) && !isEmpty(gone[name]))

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

async function lockUnmerged(
  trx: TransactionClientContract,
  id: number,
  { tournamentId, tour }: DefaultPlayer
) {
  const rows = await queryRows(
    trx,
    `update default_players set updated_at = ?, version = version + 1
     where id = ? and tournament_id = ? and tour = ? returning id`,
    [sqlNow(trx), id, tournamentId, tour]
  )
  if (rows.length === 0) throw new Refusal('mergedMeanwhile', {}, { status: 409 })
  return DefaultPlayer.findOrFail(id, { client: trx })
}
