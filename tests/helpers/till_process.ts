/** A separate process that makes charges on demand in the test database. */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

export type Orders = { formId: number; restaurantId: number; userId: number; nonces: string[] }

const root = new URL('../../', import.meta.url)
const importer = (path: string) => import(path.startsWith('.') ? new URL(path, root).href : path)

const app = new Ignitor(root, { importer })
  .tap((one) => one.booting(async () => void (await import('#start/env'))))
  .createApp('console')
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
