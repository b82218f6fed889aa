import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import { type Allowing, mostOf, type Places, takenBy } from '#models/allowance'
import { returned, sqlNow } from '#models/bulk'
import DefaultPlayer from '#models/default_player'
import { takeNewName } from '#models/form/renaming'
import { record } from '#models/history'

/** What one row may take from the other; tour and edition are the same in both. */
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

/** What a merge does: the values that stay, whom it moves and what places are taken then. */
export type MergePreview = {
  values: Record<Mergeable, unknown>
  moves: { requests: number; links: number }
  taken: Places
  most: Places
}

/** Two rows that are one player: one stays with the values chosen of both, the other goes. */
export class PlayerMerge {
  /** @throws Refusal `mergeItself`, `mergeOther` where they cannot be the same player */
  constructor(
    readonly kept: DefaultPlayer,
    readonly gone: DefaultPlayer,
    readonly take: Mergeable[] = mergeTaken(kept, gone)
  ) {
    if (kept.id === gone.id) throw new Refusal('mergeItself')
    if (kept.tournamentId !== gone.tournamentId || kept.tour !== gone.tour)
      throw new Refusal('mergeOther', { name: gone.fullName })
  }

  /** Tells what it would do, without doing it. */
  async preview(edition: Allowing): Promise<MergePreview> {
    const ids = [this.kept.id, this.gone.id]
    const taken = [...(await takenBy(ids)).values()]
    const sum = (kind: keyof Places) => taken.reduce((total, places) => total + places[kind], 0)
    const values = this.#values()
    return {
      values,
      moves: await this.#moves(),
      taken: { members: sum('members'), dayPasses: sum('dayPasses'), guests: sum('guests') },
      most: mostOf(values as Pick<DefaultPlayer, 'nationality' | 'active'>, edition),
    }
  }

  /**
   * Makes one of two. Requests and invitations move to the one that stays; places may be exceeded
   * afterwards, which staff see and settle. Whoever asks for a credential meanwhile waits.
   * @throws Refusal `mergedMeanwhile`
   */
  async apply(by: { id: number }): Promise<DefaultPlayer> {
    await db.transaction(async (trx) => {
      const rows = new Map<number, DefaultPlayer>()
      for (const id of [this.kept.id, this.gone.id].sort((a, b) => a - b))
        rows.set(id, await hold(trx, id, this.kept))
      const merge = new PlayerMerge(rows.get(this.kept.id)!, rows.get(this.gone.id)!, this.take)
      await merge.#write(trx, by)
    })
    return this.kept.refresh()
  }

  async #write(trx: TransactionClientContract, by: { id: number }) {
    const { kept, gone } = this
    const values = this.#values()
    const moved = await trx
      .from('forms')
      .where('player', gone.id)
      .update({ player: kept.id, version: trx.raw('version + 1'), updated_at: sqlNow(trx) })
    const last = Object.fromEntries(
      mergeable.filter((name) => !isNothing(gone[name])).map((name) => [name, gone[name]])
    )
    // The number is the other's until it is gone.
    await trx.from('default_players').where('id', gone.id).delete()
    const before = { ...kept.$attributes }
    await kept.useTransaction(trx).merge(values).save()
    const changed = mergeable.filter((name) => (before[name] ?? null) !== (kept[name] ?? null))
    const side = (row: Record<string, unknown>) =>
      Object.fromEntries(changed.map((name) => [name, row[name] ?? null]))
    await takeNewName(trx, kept, by)
    const merged = { merged: gone.fullName, requests: Number(moved) }
    await record(trx, kept, 'updated', by, {
      from: side(before),
      to: { ...side(kept.$attributes), ...merged },
    })
    await record(trx, gone, 'deleted', by, { from: last, to: { merged: kept.fullName } })
  }

  #values() {
    const { kept, gone, take } = this
    return Object.fromEntries(
      mergeable.map((name) => [name, (take.includes(name) ? gone : kept)[name] ?? null])
    ) as Record<Mergeable, any>
  }

  async #moves() {
    const requests = db.from('forms').where('player', this.gone.id)
    const [{ count }] = await requests.clone().count('* as count')
    const [{ links }] = await db
      .from('guest_links')
      .whereIn('form_id', requests.select('id'))
      .whereNull('used_at')
      .whereNull('revoked_at')
      .where('expires_at', '>', sqlNow(db.connection()))
      .count('* as links')
    return { requests: Number(count), links: Number(links) }
  }
}

/** What the row that stays lacks and the other has. */
export const mergeTaken = (kept: DefaultPlayer, gone: DefaultPlayer): Mergeable[] =>
  mergeable.filter((name) => isNothing(kept[name]) && !isNothing(gone[name]))

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

/** A row nobody else merges, or adds people to, until the transaction is over. */
async function hold(
  trx: TransactionClientContract,
  id: number,
  { tournamentId, tour }: DefaultPlayer
) {
  const rows = await returned(
    trx,
    `update default_players set updated_at = ?
     where id = ? and tournament_id = ? and tour = ? returning id`,
    [sqlNow(trx), id, tournamentId, tour]
  )
  if (rows.length === 0) throw new Refusal('mergedMeanwhile', {}, { status: 409 })
  return DefaultPlayer.findOrFail(id, { client: trx })
}
