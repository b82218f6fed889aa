import vine from '@vinejs/vine'
import { plainKind, type Field, type FieldSettings } from '#form_types/kinds/kind'
import { day } from '#form_types/kinds/rules'
import { formatDay, midnightOf } from '#shared/days'

const dateKind = (past: boolean) =>
  plainKind<string>({
    key: 'date',
    cellType: 'date',
    width: 12,
    schema: () => vine.string().trim().use(day({ past })),
    text: formatDay,
    cell: midnightOf,
    read: (written, _field, reading) => reading.day(written) ?? written,
  })

const anyDay = dateKind(false)
const pastDay = dateKind(true)

export const date = (settings: FieldSettings & { past?: boolean } = {}): Field<string> => ({
  kind: settings.past ? pastDay : anyDay,
  ...settings,
})
