import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import { categories } from '#form_types/categories'
import { euros, portionOf, shownBalance } from '#money/balances'
import LedgerEntry from '#models/ledger_entry'
import type Restaurant from '#models/restaurant'
import { RestaurantLog } from '#meals/restaurant_log'
import type { Serving } from '#models/restaurant/hours'
import type { Customer } from '#models/restaurant/customer'
import { unlessWithheld } from '#models/form/sight'
import type User from '#models/user'
import { photoOf } from '#models/form/photos'

export async function customerProps(
  { form, serving }: Customer,
  restaurant: Restaurant,
  reader: User,
  i18n: I18n
) {
  const lastCharge = await LedgerEntry.query()
    .where({ formId: form.id, restaurantId: restaurant.id, day: serving.day, cause: 'charge' })
    .whereDoesntHave('undoing', () => {})
    .orderBy('id', 'desc')
    .first()
  return {
    id: form.id,
    idForm: form.idForm,
    name: form.name,
    lastName: form.lastName,
    photo: unlessWithheld(reader, form, form.image) && (await photoOf(form)),
    company: form.outlet,
    category: form.category,
    categoryLabel: i18n.t(`options.categories.${form.category}`),
    color: form.color ?? form.permission?.color ?? categories[form.category].color,
    credits: form.credits,
    amount: euros(form.amount),
    had: lastCharge && {
      type: portionOf(lastCharge.kind),
      amount: shownBalance(lastCharge.kind, -lastCharge.delta),
      at: lastCharge.at.toUTC().toISO()!,
    },
  }
}

export function restaurantProp({ id, name, kind }: Restaurant, { open, meal, opensAt }: Serving) {
  return { id, name, kind, open, meal, opensAt }
}

export async function restaurantsProp(restaurants: Restaurant[]) {
  const now = DateTime.now().setZone(await RestaurantLog.timeZone())
  return restaurants.map((restaurant) => restaurantProp(restaurant, restaurant.serving(now)))
}
