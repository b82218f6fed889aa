import vine from '@vinejs/vine'
import { portionTypes } from '#money/balances'
import { rowId } from '#validators/row_id'

/** Maximum of one charge: credits, or euros. */
const HIGHEST_CHARGE = { credit: 1_000, amount: 10_000 }

/** Whole credits or euros above zero; euros become cents. */
const portion = vine.createRule((value, _: undefined, field) => {
  const isMoney = field.parent.type === 'amount'
  const most = HIGHEST_CHARGE[isMoney ? 'amount' : 'credit']
  const typed = typeof value === 'object' ? '' : String(value).trim().replace(',', '.')
  const report = (rule: string, values = {}) =>
    field.report('The {{ field }} cannot be charged', rule, field, values)
  if (!/^[+-]?\d+(\.\d*)?$/.test(typed)) return report(isMoney ? 'money' : 'number')
  if (Number(typed) <= 0) return report('positive')
  if (isMoney && !/^\d+(\.\d{1,2})?$/.test(typed)) return report('money')
  if (!isMoney && !/^\d+$/.test(typed)) return report('withoutDecimals')
  if (Number(typed) > most) return report('max', { max: most })
  field.mutate(isMoney ? Math.round(Number(typed) * 100) : Number(typed), field)
})

const nonce = () => vine.string().regex(/^[\w-]{8,36}$/)

/** A user with one restaurant need not name it. */
export const stationValidator = vine.create({
  restaurant: rowId().optional(),
  type: vine.enum(portionTypes).optional(),
})

export const restaurantScanValidator = vine.create({
  scan: vine.string().trim().minLength(1).maxLength(500),
  restaurant: rowId().optional(),
})

/** A charge without a nonce is always a new one. */
export const restaurantChargeValidator = vine.create({
  restaurant: rowId().optional(),
  type: vine.enum(portionTypes),
  amount: vine.any().use(portion()),
  nonce: nonce().optional(),
})

export const chargeUndoValidator = vine.create({ nonce: nonce() })
