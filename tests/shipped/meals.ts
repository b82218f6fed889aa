import { randomUUID } from 'node:crypto'
import type { Visitor } from '#tests/helpers/visitor'
import type { Product } from '#tests/shipped/product'

const press = '/merchant/mform/press'

export type Meal = { restaurant: number; form: number; nonce: string }

/** Charges one credit for a meal. */
export const payMeal = (till: Visitor, { restaurant, form, nonce }: Meal) =>
  till.ask('PUT', `/merchant/restaurants/restaurant/${form}`, {
    ...{ restaurant, nonce, type: 'credit', amount: 1 },
  })

/** Finds somebody who can be charged, and charges one of the given credits. */
export async function findCustomer(product: Product, credits: number) {
  const office = await product.login()
  const till = await product.login('press-restaurant')
  const [{ id: restaurant }] = (await till.open('/merchant/restaurants/restaurant')).props
    .restaurants
  for (const { id: form } of (await office.open(`${press}?state=approved`)).props.forms.data) {
    await office.ask('POST', `${press}/${form}/credits`, { credits, reason: 'Prueba' })
    const { status, body } = await payMeal(till, { restaurant, form, nonce: randomUUID() })
    if (status === 200) return { restaurant, form, till, balance: Number(body.charge.balance) }
  }
  throw new Error('nobody can be charged')
}
