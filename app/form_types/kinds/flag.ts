import vine from '@vinejs/vine'
import type { Field, FieldSettings, Kind } from '#form_types/kinds/kind'
import { readFlag } from '#form_types/kinds/cell_text'

const flagText: Kind<boolean>['text'] = (value, _field, { i18n }) =>
  i18n.t(value ? 'options.flag.yes' : 'options.flag.no')

const asTrue = vine.createRule((_value, _: undefined, field) => field.mutate(true, field))

const flagKind: Kind<boolean> = {
  key: 'flag',
  cellType: 'text',
  width: 8,
  // Browsers do not send an unticked box.
  unanswered: false,
  schema: (field) => (field.required ? vine.accepted().use(asTrue()) : vine.boolean()),
  text: flagText,
  cell: flagText,
  read: (written) => readFlag(written) ?? written,
}

export const flag = (settings: FieldSettings = {}): Field<boolean> => ({
  kind: flagKind,
  ...settings,
})
