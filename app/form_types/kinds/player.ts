import vine from '@vinejs/vine'
import type { Field, FieldSettings, Kind } from '#form_types/kinds/kind'

const playerNumber = vine.createRule((value, _: undefined, field) => {
  const number = ['string', 'number'].includes(typeof value) ? Number(value) : Number.NaN
  if (!Number.isInteger(number) || number < 1 || number > 2_000_000_000)
    return field.report('The {{ field }} is not in the list', 'notInPlayersList', field)
  field.mutate(number, field)
})

const playerKind: Kind<number> = {
  key: 'player',
  cellType: 'number',
  width: 10,
  schema: () => vine.any().use(playerNumber()),
  text: String,
  cell: (value) => value,
  read: (written, _field, reading) => reading.player(written) ?? written,
}

export const player = (settings: FieldSettings = {}): Field<number> => ({
  kind: playerKind,
  ...settings,
})
