import type { Field, FieldSettings, Kind } from '#form_types/kinds/kind'
import { digits } from '#form_types/kinds/rules'

const playerKind: Kind<number> = {
  key: 'player',
  cellType: 'number',
  width: 10,
  schema: () => digits().withoutDecimals().min(1).max(2_000_000_000),
  text: String,
  cell: (value) => value,
}

/** The id of a player of the list; whether there is one the request asks when it is written. */
export const player = (settings: FieldSettings = {}): Field<number> => ({
  kind: playerKind,
  ...settings,
})
