import { knownPlayers } from '#imports/player_roster'
import { updatePlayers } from '#imports/save_players'
import { nameKey } from '#text/name_key'
import type { ImportUndo } from '#imports/kind'
import { among } from '#sql/value_list'

export const playersUndo: ImportUndo = {
  table: 'default_players',
  left: `case when e.id is null then 'gone'
    when e.version <> coalesce(r.version, 1) then 'touched'
    when r.outcome = 'created' and exists (select 1 from forms where forms.player = e.id)
      then 'requests' end`,

  hold: (trx, ids) => trx.from('default_players').whereIn('id', ids).forUpdate().select('id'),

  async takeBack(trx, rows, by) {
    const created = rows.filter(({ outcome }) => outcome === 'created').map(({ id }) => id)
    await trx.from('default_players').whereIn('id', created).delete()
    const before = new Map(rows.map(({ id, found }) => [id, found]))
    const ids = rows.filter(({ found }) => found).map(({ id }) => id)
    const players = await knownPlayers(trx, among(trx, 'id', 'integer'), [JSON.stringify(ids)])
    const restored = players.map((player) => {
      const found = before.get(player.id)
      const was = { ...player, ...found, version: player.version - 1 }
      return {
        ...was,
        key: nameKey(was.name, was.lastName),
        renamed: 'name' in found || 'lastName' in found,
      }
    })
    await updatePlayers(trx, restored, by)
    return []
  },
}
