import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import { DateTime } from 'luxon'
import { UserFactory } from '#database/factories/user_factory'
import Form from '#models/form'
import LedgerEntry from '#models/ledger_entry'
import Restaurant from '#models/restaurant'
import RestaurantMeal from '#models/restaurant_meal'
import type Tournament from '#models/tournament'
import type User from '#models/user'
import { clock } from '#tests/helpers/clock'
import { cardHolderOf } from '#tests/helpers/zone_checks'
import { openTournaments } from '#tests/helpers/world'

/** Lunch time on a day of the tournament; the clock can be moved. */
export function atLunch(group: Group) {
  const itIs = clock(group)
  group.each.setup(() => itIs('2024-04-24T14:00:00+02:00'))
  return itIs
}

let number = 0

export const restaurantOf = async (changes: Record<string, unknown> = {}) => {
  number += 1
  return Restaurant.create({ name: `Comedor ${number}`, kind: 'press', ...changes })
}

export const mealOf = ({ id }: Restaurant, meal: string, opensAt: string, closesAt: string) =>
  RestaurantMeal.create({ restaurantId: id, meal: meal as 'lunch', opensAt, closesAt })

/** A waiter of these restaurants. */
export async function waiterOf(...restaurants: Restaurant[]): Promise<User> {
  const user = await UserFactory.apply('restaurant').create()
  await user.related('restaurants').attach(restaurants.map(({ id }) => id))
  return user
}

/** A restaurant with its waiter and an approved person who eats there. */
export async function counter(changes: Record<string, any> = {}, edition?: Tournament) {
  const tennis = edition ?? (await openTournaments()).tennis
  const restaurant = await restaurantOf()
  const { form, card, permission } = await cardHolderOf(tennis, {
    credits: 20,
    amount: 5000,
    restaurants: [String(restaurant.id)],
    ...changes,
  })
  return { tennis, restaurant, form, card, permission, by: await waiterOf(restaurant) }
}

/** The tennis tournament, which is always played today. */
export async function playedToday() {
  const { tennis } = await openTournaments()
  const day = DateTime.now().setZone(tennis.timeZone)
  const [startsOn, endsOn] = [day.minus({ days: 1 }), day.plus({ days: 1 })].map((one) =>
    one.toISODate()!
  )
  return tennis.merge({ startsOn, endsOn }).save()
}

/** The restaurant's routes as a program; each answer has status, body and first error. */
export function station(client: ApiClient, by: User) {
  const send = async (method: 'post' | 'put', path: string, body: object) => {
    const response = await client[method](`/merchant/restaurants/restaurant/${path}`)
      .loginAs(by)
      .withSession({ locale: 'en' })
      .header('accept', 'application/json')
      .withCsrfToken()
      .json(body)
    const answer = response.body()
    const { field = null, rule = null, message = null } = answer.errors?.[0] ?? {}
    return { status: response.status(), ...answer, error: { field, rule, message } }
  }
  return {
    scan: (scan: unknown, restaurant?: unknown) => send('post', 'validate', { scan, restaurant }),
    charge: (form: { id: number }, body: Record<string, unknown> = {}) =>
      send('put', String(form.id), {
        ...{ type: 'credit', amount: 1, nonce: crypto.randomUUID() },
        ...body,
      }),
    undo: (form: { id: number }, nonce: string) => send('post', `${form.id}/undo`, { nonce }),
  }
}

/** A person's credits and cents, and the sums of their ledger entries. */
export async function balanceOf({ id }: { id: number }) {
  const { credits, amount } = await Form.findOrFail(id)
  const lines = await LedgerEntry.query().where('formId', id).orderBy('id')
  const sumOf = (kind: string) =>
    lines.filter((line) => line.kind === kind).reduce((sum, { delta }) => sum + delta, 0)
  return {
    credits: Number(credits),
    amount: Number(amount),
    moved: { credits: sumOf('credits'), amount: sumOf('amount') },
    lines: lines.length,
  }
}
