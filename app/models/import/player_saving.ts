import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertReturning, sqlNow } from '#models/bulk'
import DefaultPlayer from '#models/default_player'
import { takeNewName } from '#models/form/renaming'
import type { KnownPlayer } from '#models/import/player_roster'
import type ImportRun from '#models/import_run'
import { playerNameOf } from '#models/player/name'

/** Saves players that a list made or changed, in a statement each; requests take on new names. */
export async function savePlayers(
  trx: TransactionClientContract,
  run: ImportRun,
  players: KnownPlayer[]
) {
  const changed = players.filter(({ id }) => id !== null)
  await insert(
    trx,
    run,
    players.filter(({ id }) => id === null)
  )
  await update(trx, changed)
  await rename(
    trx,
    run,
    changed.filter(({ renamed }) => renamed)
  )
}

async function insert(trx: TransactionClientContract, run: ImportRun, players: KnownPlayer[]) {
  const now = sqlNow(trx)
  const rows = await insertReturning(
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
    rows.map((row) => [keyOf(row.player_id, row.folded_name, row.birth_date), Number(row.id)])
  )
  for (const player of players) {
    player.id = ids.get(keyOf(player.playerId, player.key, player.birthDate))!
  }
}

async function update(trx: TransactionClientContract, players: KnownPlayer[]) {
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
  ])
  const places = values.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')
  // Both databases call the columns of a list of values so, and PostgreSQL takes all for texts.
  await trx.rawQuery(
    `update default_players set player_id = v.column2, name = v.column3, last_name = v.column4,
       birth_date = v.column5, nationality = v.column6, rank = cast(v.column7 as integer),
       draw = v.column8, active = (cast(v.column9 as integer) = 1), search_text = v.column10,
       folded_name = v.column11, updated_at = ?
     from (values ${places}) as v where default_players.id = cast(v.column1 as integer)`,
    [sqlNow(trx), ...values.flat()] as any[]
  )
}

async function rename(trx: TransactionClientContract, run: ImportRun, players: KnownPlayer[]) {
  if (players.length === 0) return
  const ids = players.map(({ id }) => id!)
  const asked = await trx.from('forms').whereIn('player', ids).distinct('player')
  const having = new Set(asked.map(({ player }) => player))
  for (const { id, name, lastName } of players.filter((player) => having.has(player.id)))
    await takeNewName(trx, { id: id!, fullName: playerNameOf(name, lastName) }, { id: run.userId! })
}
