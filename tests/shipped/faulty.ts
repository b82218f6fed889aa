import { getActiveTest } from '@japa/runner'
import { newProduct } from '#tests/shipped/installed'
import { DatabaseProxy } from '#tests/shipped/database_proxy'
import { GrownProduct } from '#tests/shipped/product'
import { SmallDisk } from '#tests/shipped/small_disk'

let begun: ReturnType<typeof begin> | null = null

/**
 * The product whose surroundings fail: started once for all tests of faults. A test that fails
 * shows its last words.
 */
export async function faulty() {
  const all = await (begun ??= begin())
  getActiveTest()?.cleanup((error) => {
    if (error) console.log(all.product.said.slice(-5000))
  })
  return all
}

async function begin() {
  const disk = SmallDisk.make()
  const product = newProduct(disk)
  const grown = product instanceof GrownProduct ? product : null
  await product.install()
  const proxy = grown && (await new DatabaseProxy(grown.databaseAddress!).open())
  await product.start({ DEMO: '1', ...(proxy && { DATABASE_URL: proxy.address }) })
  return { product, grown, proxy, disk }
}
