import vine from '@vinejs/vine'
import type { Field, FieldSettings, Kind } from '#form_types/kinds/kind'
import { writtenFlag } from '#form_types/kinds/written'

const flagText: Kind<boolean>['text'] = (value, _field, { i18n }) =>
  i18n.t(value ? 'options.flag.yes' : 'options.flag.no')

/** Browsers say `on`, programs `true` or 1: a yes is stored as one. */
const asTrue = vine.createRule((_value, _: undefined, field) => field.mutate(true, field))

const flagKind: Kind<boolean> = {
  key: 'flag',
  cellType: 'text',
  width: 8,
  // A browser does not send a box that is not ticked.
  unanswered: false,
  schema: (field) => (field.required ? vine.accepted().use(asTrue()) : vine.boolean()),
  text: flagText,
  cell: flagText,
  read: (written) => writtenFlag(written) ?? written,
}

/** Yes or no; a required one must be yes. */
export const flag = (settings: FieldSettings = {}): Field<boolean> => ({
  kind: flagKind,
  ...settings,
})
