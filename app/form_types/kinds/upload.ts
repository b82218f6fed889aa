import { tournament } from '#config/tournament'
import type { Field, FieldSettings, Kind } from '#form_types/kinds/kind'
import { uploadedFile } from '#form_types/kinds/rules'

const uploadKind = (key: string, size: string, usual: string[]): Kind<string> => ({
  key,
  cellType: 'text',
  width: 8,
  schema: ({ accept: extnames = usual }) => uploadedFile({ size, extnames }),
  text: (_value, _field, { i18n }) => i18n.t('options.flag.yes'),
  cell: (_value, _field, { i18n }) => i18n.t('options.flag.yes'),
})

const photoKind = uploadKind('photo', tournament.photoBytes, ['png', 'jpg', 'jpeg'])
const fileKind = uploadKind('file', tournament.documentBytes, ['pdf', 'png', 'jpg', 'jpeg'])

export const photo = (settings: FieldSettings = {}): Field<string> => ({
  kind: photoKind,
  sensitive: true,
  ...settings,
})

export const file = (settings: FieldSettings = {}): Field<string> => ({
  kind: fileKind,
  sensitive: true,
  ...settings,
})
