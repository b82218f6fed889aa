import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DateTime } from 'luxon'
import { checkoutFolder, fillCheckout } from '#tests/shipped/checkout'
import { EmbeddedProduct, GrownProduct, type Product } from '#tests/shipped/product'
import type { SmallDisk } from '#tests/shipped/small_disk'

const shared = process.env.SHIPPED_CHECKOUT
export const isGrown = process.env.SHIPPED === 'grown'

type Ordered = {
  /** When the nightly lists and a reset of credits come by themselves. */
  hour: DateTime
  /** A request whose credits are reset then. */
  form: number
}

let begun: Promise<Product> | null = null
let orders: Promise<Ordered> | null = null

/** The product of this run, started once for all specs. */
export const installed = () => (begun ??= start())

/** What the product is told once to do at an hour. */
export const ordered = () => (orders ??= order())

async function start(): Promise<Product> {
  const product = newProduct()
  await product.start()
  return product
}

let checkout: string | null = null
const made: Product[] = []

/** A product of its own that is not started yet. It is removed at the end of the run. */
export function newProduct(disk: SmallDisk | null = null): Product {
  checkout ??= filledCheckout()
  const product = isGrown ? new GrownProduct(checkout, disk) : new EmbeddedProduct(checkout, disk)
  made.push(product)
  return product
}

function filledCheckout() {
  const folder = shared || checkoutFolder()
  // When two runs share a checkout, the SQLite run makes it and builds in it.
  if (!(shared && isGrown) && !existsSync(join(folder, 'package.json'))) fillCheckout(folder)
  return folder
}

async function order(): Promise<Ordered> {
  const product = await installed()
  const hour = await orderNightlyLists(product)
  return { hour, form: await orderReset(product, hour) }
}

/** Orders the nightly lists for the next minute that does not begin before they are ordered. */
async function orderNightlyLists(product: Product, seconds = 90): Promise<DateTime> {
  await product.stop()
  const hour = DateTime.now().setZone('Europe/Madrid').plus({ seconds }).startOf('minute')
  await product.start({ NIGHTLY_EXPORT_AT: hour.toFormat('HH:mm') })
  const office = await product.login()
  const { types, users } = (await office.open('/merchant/config/exports')).props
  const reviewer = users.find(({ email }: any) => email === 'review@example.com')
  const recipients = Object.fromEntries(types.map(({ type }: any) => [type, [reviewer.id]]))
  const { status } = await office.ask('PUT', '/merchant/config/exports', { recipients })
  if (status !== 302) throw new Error('the nightly lists cannot be ordered')
  return DateTime.now() < hour ? hour : orderNightlyLists(product, 2 * seconds)
}

/** Orders a daily reset of credits for an hour. @returns a request whose credits it sets to 7 */
async function orderReset(product: Product, hour: DateTime): Promise<number> {
  const office = await product.login()
  const [{ id }] = (await office.open('/merchant/mform/gpress')).props.forms.data
  const { props } = await office.post('/merchant/config/resetCredits', {
    ...{ name: 'A su hora', sourceColumn: 'type', sourceValues: 'gpress' },
    ...{ resetColumn: 'credits', resetValue: '7', dailyAt: hour.toFormat('HH:mm') },
  })
  if (props.flash?.type !== 'success') throw new Error(JSON.stringify(props.errors))
  return id
}

export async function endProducts() {
  await Promise.all(made.map((product) => product.remove()))
  if (checkout && !shared) rmSync(checkout, { recursive: true, force: true })
}
