import vine from '@vinejs/vine'
import { tournament } from '#config/tournament'
import type { Field, FieldSettings, Kind } from '#form_types/kinds/kind'

// A file's key says nothing to a reader, so neither a page nor a workbook prints it.
const uploadKind = (key: string, size: string, usual: string[]): Kind<string> => ({
  key,
  cellType: 'text',
  width: 8,
  schema: ({ accept: extnames = usual }) => vine.file({ size, extnames }),
  text: (_value, _field, { i18n }) => i18n.t('options.flag.yes'),
  cell: (_value, _field, { i18n }) => i18n.t('options.flag.yes'),
})

const photoKind = uploadKind('photo', tournament.photoBytes, ['png', 'jpg', 'jpeg'])
const fileKind = uploadKind('file', tournament.documentBytes, ['pdf', 'png', 'jpg', 'jpeg'])

/** A portrait; its content is judged again when it is decoded. */
export const photo = (settings: FieldSettings = {}): Field<string> => ({
  kind: photoKind,
  sensitive: true,
  ...settings,
})

/** A document: PDF or picture, of which `accept` may allow less. */
export const file = (settings: FieldSettings = {}): Field<string> => ({
  kind: fileKind,
  sensitive: true,
  ...settings,
})
