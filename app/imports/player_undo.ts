import { loadPlayers } from '#imports/player_roster'
import { updatePlayers } from '#imports/save_players'
import { nameKey } from '#text/name_key'
import type { ImportUndo } from '#imports/kind'
import { inList } from '#sql/value_list'

export const playersUndo: ImportUndo = {
  table: 'default_players',
  reasonSql: `case when e.id is null then 'gone'
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
      const oldValues = oldValuesById.get(player.id)
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
