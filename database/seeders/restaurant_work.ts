import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { dice } from '#database/seeders/people'
import type { Balance } from '#money/balances'
import { insertMany, sqlNow } from '#sql/bulk'
import Form from '#models/form'
import LedgerEntry from '#models/ledger_entry'
import Restaurant from '#models/restaurant'
import type Tournament from '#models/tournament'
import type { RestaurantKind, Meal } from '#shared/choices'

/** Form types that eat at each restaurant, and how many people of each have charges. */
const eaters: Record<RestaurantKind, string[]> = {
  press: ['press'],
  player: ['player', 'guest'],
  staff: ['accreditation', 'ballboy', 'line', 'volunteer'],
}
const EATERS = 60
/** Credits that everybody keeps, so that a demonstration can charge them. */
const KEPT_CREDITS = 4
/** Number of days with charges, up to today. */
const DAYS = 3

/** When people come: within `minutes` after the hour `from`, with a probability of `chance`. */
const sittings: { meal: Meal; from: number; minutes: number; chance: number }[] = [
  { meal: 'breakfast', from: 8, minutes: 150, chance: 0.25 },
  { meal: 'lunch', from: 13, minutes: 170, chance: 0.7 },
  { meal: 'snack', from: 17, minutes: 120, chance: 0.15 },
  { meal: 'dinner', from: 20, minutes: 150, chance: 0.45 },
]

type Charge = {
  restaurant: Restaurant
  formId: number
  kind: Balance
  paid: number
  meal: Meal
  day: string
  at: DateTime
}
type Eater = Pick<Form, 'id' | 'credits' | 'amount'>

/** Charges of today and the days before, with matching balances and ledger. */
export async function seedCharges(tennis: Tournament) {
  const restaurants = await Restaurant.query().preload('users').preload('meals')
  const people: Eater[] = []
  const charges: Charge[] = []
  for (const restaurant of restaurants) {
    const forms = await chargeableForms(tennis, restaurant)
    people.push(...forms)
    for (const form of forms) charges.push(...mealsOf(form, restaurant, tennis.timeZone))
  }
  await write(people, charges)
}

/** People with credits who have been approved for some days and were never charged. */
const chargeableForms = (tennis: Tournament, { kind }: Restaurant): Promise<Eater[]> =>
  Form.query()
    .where({ tournamentId: tennis.id, state: 'approved' })
    .whereIn('type', eaters[kind])
    .where('credits', '>', KEPT_CREDITS)
    .where('submittedAt', '<', sqlNow(db.connection(), DateTime.utc().minus({ days: DAYS + 2 })))
    .whereNotExists((charged) =>
      charged.from('ledger_entries').whereRaw(`form_id = forms.id and cause = 'charge'`)
    )
    .orderBy('id')
    .limit(EATERS)
    .select('id', 'credits', 'amount')

function mealsOf(
  { id, credits, amount }: Eater,
  restaurant: Restaurant,
  timeZone: string
): Charge[] {
  const roll = dice(id * 17 + 3)
  const now = DateTime.now().setZone(timeZone)
  const charges: Charge[] = []
  let left = { credits, amount }
  for (let ago = DAYS - 1; ago >= 0; ago--)
    for (const { meal, from, minutes, chance } of sittings) {
      const comes = roll.next() < chance
      const day = now.minus({ days: ago }).startOf('day')
      const at = day.set({ hour: from }).plus({ seconds: roll.int(minutes * 60) })
      const pays = left.amount >= 1000 && (meal === 'snack' || roll.next() < 0.4)
      const kind = pays ? 'amount' : 'credits'
      const paid = kind === 'amount' ? 250 + 50 * roll.int(12) : roll.next() < 0.9 ? 1 : 2
      // Older than the minutes in which a charge can be undone.
      if (!comes || at > now.minus({ minutes: 10 })) continue
      if (kind === 'credits' && left.credits - paid < KEPT_CREDITS) continue
      left = { ...left, [kind]: left[kind] - paid }
      charges.push({
        restaurant,
        formId: id,
        kind,
        paid,
        meal,
        day: day.toISODate()!,
        at: at.toUTC(),
      })
    }
  return charges
}

async function write(people: Eater[], charges: Charge[]) {
  const balances = new Map(people.map(({ id, credits, amount }) => [id, { credits, amount }]))
  const rows = charges
    .toSorted((a, b) => a.at.toMillis() - b.at.toMillis())
    .map(({ restaurant, formId, kind, paid, meal, day, at }) => {
      const balance = balances.get(formId)!
      balance[kind] -= paid
      const serves = restaurant.meals.some((served) => served.meal === meal)
      return {
        formId,
        kind,
        delta: -paid,
        balance: balance[kind],
        cause: 'charge' as const,
        at,
        userId: restaurant.users[0]?.id ?? null,
        restaurantId: restaurant.id,
        day,
        meal: serves ? meal : null,
        nonce: randomUUID(),
      }
    })
  await db.transaction(async (trx) => {
    // Their credits were granted before the charges.
    await trx
      .from('ledger_entries')
      .whereIn('form_id', [...balances.keys()])
      .update({ at: sqlNow(trx, DateTime.utc().minus({ days: DAYS + 1 })) })
    await insertMany(trx, 'ledger_entries', rows)
    for (const row of rows.filter((charge, index) => isMistake(rows, charge, index))) {
      const { id } = await trx.from('ledger_entries').where('nonce', row.nonce).firstOrFail()
      const balance = balances.get(row.formId)!
      balance[row.kind] -= row.delta
      await LedgerEntry.create(
        {
          ...row,
          cause: 'undo',
          delta: -row.delta,
          balance: balance[row.kind],
          nonce: null,
          undoes: id,
          at: row.at.plus({ minutes: 1 }),
        },
        { client: trx }
      )
    }
    for (const [id, balance] of balances)
      await trx
        .from('forms')
        .where({ id })
        .update({ ...balance, version: trx.raw('version + 1') })
  })
}

/** Whether a charge is undone: the last charge of some people. */
const isMistake = (rows: { formId: number }[], { formId }: { formId: number }, index: number) =>
  formId % 17 === 0 && !rows.slice(index + 1).some((later) => later.formId === formId)
