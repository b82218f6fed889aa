/** A separate process that makes charges on demand in the test database. */
import { newIgnitor } from '../../bin/ignitor.js'

export type Orders = { formId: number; restaurantId: number; userId: number; nonces: string[] }

const app = newIgnitor().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: Restaurant } = await import('#models/restaurant')

process.on('message', async ({ formId, restaurantId, userId, nonces }: Orders) => {
  const restaurant = await Restaurant.query()
    .where('id', restaurantId)
    .preload('meals')
    .firstOrFail()
  const charged = await Promise.all(
    nonces.map((nonce) =>
      restaurant
        .charge(formId, {
          kind: 'credits',
          amount: 1,
          nonce,
          by: { id: userId, seesType: () => true },
        })
        .then(({ id }) => id)
        .catch((error) => error.rule ?? error.key ?? String(error))
    )
  )
  process.send!({ charged }, () => app.terminate())
})
process.send!({ open: true })
