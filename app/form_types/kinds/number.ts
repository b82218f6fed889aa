import vine from '@vinejs/vine'
import type { Field, FieldSettings, Kind } from '#form_types/kinds/kind'
import { digits } from '#form_types/kinds/rules'

const numberKind: Kind<number> = {
  key: 'number',
  cellType: 'number',
  width: 10,
  schema: (field) =>
    digits()
      .withoutDecimals()
      .min(field.min ?? 0)
      .max(field.max ?? 1_000_000),
  text: String,
  cell: (value) => value,
}

export const cents = vine.createRule((value, { signed = false }: { signed?: boolean }, field) => {
  const typed = typeof value === 'object' ? '' : String(value).trim().replace(',', '.')
  const unsigned = signed ? typed.replace(/^[+-]/, '') : typed
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(unsigned)) {
    return field.report('The {{ field }} is not an amount', 'money', field)
  }
  field.mutate(Math.round(Number(typed) * 100), field)
})

const moneyKind: Kind<number> = {
  key: 'money',
  cellType: 'money',
  width: 12,
  schema: () => vine.any().use(cents({})),
  text: (value, _field, { i18n }) => i18n.formatCurrency(value / 100, { currency: 'EUR' }),
  cell: (value) => value,
}

export const number = (settings: FieldSettings = {}): Field<number> => ({
  kind: numberKind,
  ...settings,
})

/** Euros in payloads (`12.50`, comma accepted), whole cents in the database. */
export const money = (settings: FieldSettings = {}): Field<number> => ({
  kind: moneyKind,
  ...settings,
})
