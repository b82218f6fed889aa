import vine from '@vinejs/vine'
import { hour } from '#form_types/kinds/rules'
import { balances } from '#money/balances'
import { uniqueName } from '#validators/line'
import { definition } from '#validators/mass_update'

/** Without `dailyAt` it only runs by hand. */
export const creditResetValidator = vine.withMetaData<{ id: number | null }>().create({
  ...definition(),
  name: uniqueName('credit_resets'),
  resetColumn: vine.enum(balances),
  dailyAt: vine.string().trim().use(hour()).nullable().optional(),
})
