import { join } from 'node:path'
import { test } from '@japa/runner'
import { installed, isGrown } from '#tests/shipped/installed'
import { mailedLists } from '#tests/shipped/looks'
import { PASSWORD, type GrownProduct, type Product } from '#tests/shipped/product'
import { until } from '#tests/helpers/until'

const press = '/merchant/mform/press'

/** The number of requests of each type that the office sees. */
async function countsOf(product: Product) {
  const { props } = await (await product.login()).open('/merchant/mform')
  return props.types.map(({ type, counts, total }: any) => [type, counts ?? total])
}

test.group('The shipped product: stopped, cut off, restored', (group) => {
  group.each.timeout(600_000)

  for (const [how, end] of [
    ['stopped', (product: Product) => product.stop()],
    ['killed', (product: Product) => product.kill()],
  ] as const) {
    test(`an ordered list arrives when the product was ${how} in the middle`, async ({
      assert,
    }) => {
      const product = await installed()
      const office = await product.login()
      const begun = (await mailedLists(product)).length
      for (const type of ['press', 'ballboy', 'volunteer', 'gpress'])
        await office.post(`/merchant/mform/${type}/export`, { columns: 'all' })
      await end(product)
      await product.start()
      const lists = await until(
        async () => {
          const found = (await mailedLists(product)).slice(begun)
          return new Set(found.map(({ subject }) => subject)).size === 4 && found
        },
        'all four lists arrive',
        180
      )
      assert.isAtLeast(lists.length, 4)
    })
  }

  if (isGrown)
    test('the work is finished although Redis loses its data in the middle', async ({ assert }) => {
      const product = (await installed()) as GrownProduct
      const office = await product.login()
      const begun = (await mailedLists(product)).length
      for (const type of ['press', 'ballboy', 'volunteer'])
        await office.post(`/merchant/mform/${type}/export`, { columns: 'all' })
      await product.flushRedis()
      const lists = await until(
        async () => {
          const found = (await mailedLists(product)).slice(begun)
          return new Set(found.map(({ subject }) => subject)).size === 3 && found
        },
        'all three lists arrive',
        180
      )
      assert.isAtLeast(lists.length, 3)
    })

  test('a backup of the running product can be checked, restored elsewhere and served', async ({
    assert,
    cleanup,
  }) => {
    const product = await installed()
    const folder = join(product.storage, 'copies', 'monday')
    const made = await product.ace('backup', folder)
    assert.equal(made.code, 0, made.said)
    // With a database server the operator gives the keys.
    assert.include(made.said, isGrown ? 'it is not encrypted' : 'it is encrypted')
    const checked = await product.ace('backup:check', folder)
    assert.equal(checked.code, 0, checked.said)

    const other = product.beside()
    cleanup(() => other.remove())
    await other.install()
    const restored = await other.ace('restore', folder)
    assert.equal(restored.code, 0, restored.said)
    await other.start({ DEMO: '0' })
    assert.deepEqual(await countsOf(other), await countsOf(product))
    const office = await other.login()
    const [row] = (await office.open(`${press}?photo=yes`)).props.forms.data
    const photo = await office.download(`/merchant/files?file=${encodeURIComponent(row.thumb)}`)
    assert.equal(photo.status, 200)
  })

  test('an edition that ended long ago is purged, and the others stay', async ({ assert }) => {
    const product = await installed()
    const office = await product.login()
    const editions = (await office.open('/merchant/config/tournament')).props
    const list = editions.tournaments?.data ?? editions.tournaments
    const golf = list.find(({ sport, active }: any) => sport === 'golf' && active)
    const { tournament } = (await office.open(`/merchant/config/tournament/${golf.id}/edit`)).props
    const closed = await office.ask('PUT', `/merchant/config/tournament/${golf.id}`, {
      ...tournament,
      ...{ startsOn: '2020-09-01', endsOn: '2020-09-05', year: 2020, active: false },
      ...{ pressFrom: '2020-09-01', pressTo: '2020-09-05', windows: {} },
    })
    assert.equal(closed.status, 302, JSON.stringify(closed.body))
    const before = (await office.open(press)).props.forms.total

    const counted = await product.ace('purge', '--dry-run')
    assert.match(counted.said, /requests: [1-9]\d* would go/)
    const purged = await product.ace('purge')
    assert.equal(purged.code, 0, purged.said)
    assert.match(purged.said, /requests: [1-9]\d* gone/)
    const again = await product.ace('purge', '--dry-run')
    assert.match(again.said, /requests: 0 would go/)
    const { forms } = (await office.open(`/merchant/mform/gpress?tournament=${golf.id}`)).props
    assert.equal(forms.total, 0)
    assert.equal((await office.open(press)).props.forms.total, before)
  })

  test('a product without demo data starts with a first user who is made by hand', async ({
    assert,
    cleanup,
  }) => {
    const product = await installed()
    const empty = product.beside()
    cleanup(() => empty.remove())
    await empty.start({ DEMO: '0' })
    const home = await empty.visitor().open('/')
    assert.equal(home.status, 200)
    assert.deepEqual(home.props.tournaments, [])
    const made = await empty.ace('user:create', 'admin@example.com', `--password=${PASSWORD}`)
    assert.equal(made.code, 0, made.said)
    const office = await empty.login()
    const edition = await office.ask('POST', '/merchant/config/tournament', {
      ...{ sport: 'tennis', name: 'Abierto de Prueba', code: 'ABI', year: 2031 },
      ...{ startsOn: '2031-04-20', endsOn: '2031-05-04', timeZone: 'Europe/Madrid', active: true },
      ...{ pressFrom: '2031-04-19', pressTo: '2031-05-03', quarterFinals: false },
    })
    assert.equal(edition.status, 302, JSON.stringify(edition.body))
    const { tournaments } = (await empty.visitor().open('/')).props
    assert.include(JSON.stringify(tournaments), 'Abierto de Prueba')
  })
})
