import vine from '@vinejs/vine'
import { portionTypes } from '#models/balances'
import { rowId } from '#validators/row_id'

/** What a station takes off at once, at most: meals, or euros. */
const MOST = { credit: 1_000, amount: 10_000 }

/** Whole credits, or euros read as cents; above zero. The type beside it says which. */
const portion = vine.createRule((value, _: undefined, field) => {
  const isMoney = field.parent.type === 'amount'
  const most = MOST[isMoney ? 'amount' : 'credit']
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

/** Which restaurant's station asks; the only one of its user where it is not said. */
export const stationValidator = vine.create({
  restaurant: rowId().optional(),
  type: vine.enum(portionTypes).optional(),
})

/** What a reader or a camera saw at the counter. */
export const restaurantScanValidator = vine.create({
  scan: vine.string().trim().minLength(1).maxLength(500),
  restaurant: rowId().optional(),
})

/** What is taken off somebody's balance; a sending without a number of its own is always a new one. */
export const restaurantChargeValidator = vine.create({
  restaurant: rowId().optional(),
  type: vine.enum(portionTypes),
  amount: vine.any().use(portion()),
  nonce: nonce().optional(),
})

/** Which charge is taken back. */
export const chargeUndoValidator = vine.create({ nonce: nonce() })
