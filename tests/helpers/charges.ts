import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import LedgerEntry from '#models/ledger_entry'
import Restaurant from '#models/restaurant'
import { people } from '#tests/helpers/office'
import { openTournaments } from '#tests/helpers/world'

export const day = '2024-04-23'

type Charge = {
  form?: { id: number } | null
  restaurant: { id: number }
  kind?: 'credits' | 'amount'
  amount?: number
  by?: { id: number }
  on?: string
  /** The time zone of the tournament. */
  time?: string
  meal?: string | null
  undone?: boolean
}

/** A stored charge, optionally with its undoing. */
export async function charge({ form, restaurant, kind = 'credits', amount = 1, ...more }: Charge) {
  const { by, on = day, time = '14:10', meal = 'lunch', undone = false } = more
  const at = DateTime.fromISO(`${on}T${time}`, { zone: 'Europe/Madrid' }).toUTC()
  const row = {
    ...{ formId: form?.id ?? null, kind, balance: 0, userId: by?.id ?? null },
    ...{ restaurantId: restaurant.id, day: on, meal },
  }
  const made = await LedgerEntry.create({ ...row, cause: 'charge', delta: -amount, at })
  if (undone)
    await LedgerEntry.create({
      ...{ ...row, cause: 'undo', delta: amount, undoes: made.id },
      at: at.plus({ minutes: 2 }),
    })
  return made
}

/** Two restaurants, a waiter of the first and a journalist who eats there. */
export async function eating() {
  const { tennis } = await openTournaments()
  const press = await Restaurant.create({ name: 'Press', kind: 'press' })
  const staff = await Restaurant.create({ name: 'Staff', kind: 'staff' })
  const waiter = await people.restaurant()
  await press.related('users').attach([waiter.id])
  const eater = await FormFactory.merge({
    ...{ tournamentId: tennis.id, name: 'Ana', lastName: 'Ruiz', company: 'Diario' },
    idForm: 'TST24-PR-000007',
  }).create()
  return { tennis, press, staff, waiter, eater }
}
