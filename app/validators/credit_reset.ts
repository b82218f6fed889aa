import vine from '@vinejs/vine'
import { hour } from '#form_types/kinds/rules'
import { balances } from '#models/ledger_entry'
import { line } from '#validators/line'
import { definition } from '#validators/mass_update'

/** A credit reset that is kept; without `dailyAt` it only runs by hand. */
export const creditResetValidator = vine.withMetaData<{ id: number | null }>().create({
  ...definition(),
  name: line(80).unique({
    table: 'credit_resets',
    column: 'name',
    caseInsensitive: true,
    filter: (query, _, field) => {
      if (field.meta.id) query.whereNot('id', field.meta.id)
    },
  }),
  resetColumn: vine.enum(balances),
  dailyAt: vine.string().trim().use(hour()).nullable().optional(),
})
