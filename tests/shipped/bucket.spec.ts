import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { Bucket } from '#tests/helpers/bucket'
import { until } from '#tests/helpers/until'
import { ask } from '#tests/shipped/answers'
import { newProduct } from '#tests/shipped/installed'
import { filesIn } from '#tests/shipped/looks'
import type { Product } from '#tests/shipped/product'
import { openedInLibreOffice } from '#tests/shipped/workbooks'

const person = { name: 'Zulema', lastName: 'Cubero Almacenada', freelance: 'true' }

/** A request with a photo and a letter, as the office sees it. */
async function request(product: Product) {
  const { page } = await ask(product.visitor(), '/forms/prensa', person)
  if (page.component !== 'forms/thanks') throw new Error(JSON.stringify(page.props.errors))
  const office = await product.login()
  const { forms } = (await office.open('/merchant/mform/press?search=Almacenada')).props
  const { form } = (await office.open(`/merchant/mform/press/${forms.data[0].id}`)).props
  return { office, form }
}

test.group('The shipped product: files in a bucket', (group) => {
  const bucket = new Bucket()
  let product: Product
  group.each.timeout(600_000)
  group.setup(async () => {
    await bucket.listen()
    product = newProduct()
    await product.install()
    await product.start({ ...bucket.settings, DEMO: '1' })
    return async () => {
      await product.remove()
      bucket.close()
    }
  })

  test('photos, documents, imported lists and exports are stored in it and come back', async ({
    assert,
  }) => {
    const before = new Set(bucket.files.keys())
    const { office, form } = await request(product)
    const photo = await office.download(`/merchant/files?file=${encodeURIComponent(form.image)}`)
    assert.isAbove((await sharp(photo.bytes).metadata()).width, 200)
    const letter = await office.download(
      `/merchant/files?file=${encodeURIComponent(form.detail.letter)}`
    )
    assert.isAbove(letter.bytes.length, 100)

    const rows = [
      'name,lastName,birthDate,document,idGender,idNationality,cellPhone,email,type,company,job',
      'Fila,Cubero,14/03/1990,ZQROW1,Mujer,España,600123123,fila@example.com,Proveedor,Cocina,Chef',
    ]
    const file = { bytes: Buffer.from(rows.join('\n')), name: 'lista.csv', type: 'text/csv' }
    const sent = await office.send('POST', '/merchant/import-people/accreditation', { file })
    const taken = await until(
      async () => {
        const { props } = await office.open(sent.location!)
        const run = props.import ?? props.run
        return ['done', 'failed'].includes(run.state) && run
      },
      'the list is taken in',
      120
    )
    assert.include(taken, { state: 'done', created: 1, failed: 0 })

    await office.post('/merchant/mform/press/export', { columns: 'all' })
    const [mail] = await product.mailsTo('admin@example.com', /Excel/)
    const link = new URL(/http\S+exports?\/\S+/.exec(mail.text!)![0])
    const list = await office.download(link.pathname + link.search)
    const { press } = await openedInLibreOffice({ press: list.bytes })
    assert.include(JSON.stringify(press), person.lastName)

    const added = [...bucket.files.keys()].filter((key) => !before.has(key))
    const folders = new Set(added.map((key) => key.split('/')[0]))
    assert.includeMembers([...folders], ['portraits', 'documents', 'imports'])
    assert.isEmpty(filesIn(product).filter((name) => name.startsWith('files/')))
  })

  test('a backup brings back all files of a bucket that was emptied', async ({ assert }) => {
    const folder = join(product.storage, 'copies')
    const kept = new Map(bucket.files)
    const made = await product.ace('backup', folder)
    assert.equal(made.code, 0, made.said)
    await product.stop()
    bucket.files.clear()
    const restored = await product.ace('restore', folder, '--force')
    assert.equal(restored.code, 0, restored.said)
    assert.sameMembers([...bucket.files.keys()], [...kept.keys()])
    for (const [key, { bytes }] of kept)
      assert.isTrue(bucket.files.get(key)!.bytes.equals(bytes), key)
    await product.start()
  })

  test('an erased person has no file in the bucket', async ({ assert }) => {
    const before = new Set(bucket.files.keys())
    const { office, form } = await request(product)
    assert.isAtLeast([...bucket.files.keys()].filter((key) => !before.has(key)).length, 3)
    const erased = await office.ask('POST', `/merchant/people/${form.id}/erase`, {})
    assert.equal(erased.status, 200, JSON.stringify(erased.body))
    assert.isEmpty([...bucket.files.keys()].filter((key) => !before.has(key)))
  })

  test('the purge of the night proves by its canary that the bucket keeps nothing', async ({
    assert,
  }) => {
    await product.stop()
    await product.startAhead({ days: 1 })
    const office = await product.login()
    const proof = async () => (await office.open('/merchant/config/jobs')).props.purge
    await until(async () => (await proof()) !== null, 'the night is over', 180)
    const { traces, places } = await proof()
    assert.equal(traces, 0, JSON.stringify(places))
    const searched = places.find(({ place }: { place: string }) => place === 'bucket')
    assert.isAbove(searched.files, 10)
    assert.equal(searched.unread, 0)
  })
})
