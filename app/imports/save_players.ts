import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertReturning, runSql, sqlNow } from '#sql/bulk'
import DefaultPlayer from '#models/default_player'
import { renamePlayerInRequests } from '#models/form/player_rename'
import type { ImportUndo } from '#imports/kind'
import { loadPlayers, type RosterPlayer } from '#imports/player_roster'
import type ImportRun from '#models/import_run'
import { inList } from '#sql/value_list'
import { nameKey } from '#text/name_key'
import { playerNameOf } from '#text/name_of'
import type { Actor } from '#shared/history'
import { isPostgres } from '#sql/dialect'

export async function savePlayers(
  trx: TransactionClientContract,
  run: ImportRun,
  players: RosterPlayer[]
) {
  const updatedAt = sqlNow(trx)
  const changed = players.flatMap((player) => (player.id === null ? [] : { ...player, updatedAt }))
  await insert(
    trx,
    run,
    players.filter(({ id }) => id === null)
  )
  await updatePlayers(trx, changed, { id: run.userId! })
}

export const playersUndo: ImportUndo = {
  table: 'default_players',
  reasonSql: () => `case when e.id is null then 'gone'
    when e.version <> coalesce(r.version, 1) then 'touched'
    when r.outcome = 'created' and exists (select 1 from forms where forms.player = e.id)
      then 'requests' end`,

  lock: (trx, ids) => trx.from('default_players').whereIn('id', ids).forUpdate().select('id'),

  async undoRows(trx, rows, by) {
    const created = rows.filter(({ outcome }) => outcome === 'created').map(({ id }) => id)
    await trx.from('default_players').whereIn('id', created).delete()
    const updated = rows.filter(({ oldValues }) => oldValues)
    const oldValuesById = new Map(updated.map(({ id, oldValues }) => [id, oldValues]))
    const ids = [...oldValuesById.keys()]
    const players = await loadPlayers(trx, inList(trx, 'id', 'integer'), [JSON.stringify(ids)])
    const restoredPlayers = players.map((player) => {
      const oldValues = oldValuesById.get(player.id)!
      const restored = { ...player, ...oldValues, version: player.version - 1 }
      return {
        ...restored,
        key: nameKey(restored.name, restored.lastName),
        renamed: 'name' in oldValues || 'lastName' in oldValues,
      }
    })
    await updatePlayers(trx, restoredPlayers, by)
    return []
  },
}

async function updatePlayers(trx: TransactionClientContract, players: RosterPlayer[], by: Actor) {
  await update(trx, players)
  await rename(
    trx,
    players.filter(({ renamed }) => renamed),
    by
  )
}

type InsertedRow = {
  id: number
  player_id: string | null
  folded_name: string
  birth_date: string | null
}

async function insert(trx: TransactionClientContract, run: ImportRun, players: RosterPlayer[]) {
  const now = sqlNow(trx)
  const rows = await insertReturning<InsertedRow>(
    trx,
    'default_players',
    players.map((player) => ({
      tournamentId: run.tournamentId,
      tour: run.tour,
      playerId: player.playerId,
      name: player.name,
      lastName: player.lastName,
      birthDate: player.birthDate,
      nationality: player.nationality,
      rank: player.rank,
      draw: player.draw,
      active: player.active,
      searchText: DefaultPlayer.searchTextOf(player),
      foldedName: player.key,
      createdAt: now,
      updatedAt: now,
    })),
    ['id', 'player_id', 'folded_name', 'birth_date']
  )
  const keyOf = (id: string | null, name: string, birth: string | null) =>
    id ? `#${id}` : `${name}/${birth ?? ''}`
  const ids = new Map(
    rows.map((row) => [keyOf(row.player_id, row.folded_name, row.birth_date), row.id])
  )
  for (const player of players) {
    player.id = ids.get(keyOf(player.playerId, player.key, player.birthDate))!
  }
}

async function update(trx: TransactionClientContract, players: RosterPlayer[]) {
  if (players.length === 0) return
  const values = players.map((player) => [
    player.id,
    player.playerId,
    player.name,
    player.lastName,
    player.birthDate,
    player.nationality,
    player.rank,
    player.draw,
    player.active ? 1 : 0,
    DefaultPlayer.searchTextOf(player),
    player.key,
    player.version,
    player.updatedAt,
  ])
  const placeholders = values.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')
  const updatedAt = isPostgres(trx) ? 'cast(v.column13 as timestamptz)' : 'v.column13'
  // Both databases name the columns of VALUES like this; PostgreSQL reads them all as text.
  await runSql(
    trx,
    `update default_players set player_id = v.column2, name = v.column3, last_name = v.column4,
       birth_date = v.column5, nationality = v.column6, rank = cast(v.column7 as integer),
       draw = v.column8, active = (cast(v.column9 as integer) = 1), search_text = v.column10,
       folded_name = v.column11, version = cast(v.column12 as integer), updated_at = ${updatedAt}
     from (values ${placeholders}) as v where default_players.id = cast(v.column1 as integer)`,
    values.flat()
  )
}

async function rename(trx: TransactionClientContract, players: RosterPlayer[], by: Actor) {
  if (players.length === 0) return
  const ids = players.map(({ id }) => id!)
  const rows = await trx.from('forms').whereIn('player', ids).distinct('player')
  const idsWithRequests = new Set(rows.map(({ player }) => player))
  for (const { id, name, lastName } of players.filter((player) => idsWithRequests.has(player.id)))
    await renamePlayerInRequests(trx, { id: id!, fullName: playerNameOf({ name, lastName }) }, by)
}
