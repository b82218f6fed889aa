import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { Visitor } from '#tests/helpers/visitor'
import { ask } from '#tests/shipped/answers'
import { filesIn } from '#tests/shipped/looks'
import { installed, isGrown } from '#tests/shipped/installed'
import type { Product } from '#tests/shipped/product'
import { remainsInDatabase, remainsInFolder, sampleTables } from '#tests/shipped/remains'
import { until } from '#tests/helpers/until'

/** A unique word with a letter that has many encodings. */
const word = (what: string) => `Zq${what}ñax`
const address = (what: string) => `zq${what.toLowerCase()}qx@example.com`

/** A person who is purged after thirteen months, and a collector of cards. */
const person = {
  ...{ name: word('Nombre'), lastName: word('Apellido'), company: word('Medio') },
  ...{ document: 'ZQDOC7766', email: address('Correo'), birthDate: '1987-02-13' },
}
const told = {
  ...{ note: word('Nota'), message: word('Mensaje') },
  ...{ reason: word('Motivo'), credit: word('Saldo'), file: word('Fichero') },
  ...{ search: word('Buscado'), scan: 'ZQSCANAD77', job: word('Cargo') },
  ...{ late: address('Tardia'), guest: address('Invitada'), member: word('Miembro') },
  ...{ row: word('Fila'), list: word('Lista'), host: word('Anfitrion') },
  ...{ listed: word('Vetada'), why: word('Razon') },
}
const collector = { name: word('Recoge'), lastname: word('Firma'), email: address('Firma') }

/** Stored sealed only. */
const sealed = [person.document]

const marks = [
  ...Object.values({ ...person, birthDate: person.email, document: person.email }),
  ...Object.values(told),
]

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)

/** Sends a form of the office. @throws Error when it is refused */
async function send(visitor: Visitor, path: string, body: object, method: 'POST' | 'PUT' = 'POST') {
  const { status, body: said } = await visitor.ask(method, path, body)
  if (status >= 400) throw new Error(`${path}: ${status} ${JSON.stringify(said)}`)
}

async function idOf(office: Visitor, type: string, search: string): Promise<number> {
  return (await office.open(`/merchant/mform/${type}?search=${search}`)).props.forms.data[0].id
}

/** Leaves data of the person in every place where the product stores personal data. */
async function leaveTraces(product: Product) {
  const office = await product.login()
  const line = await ask(product.visitor(), '/forms/lineas', {
    ...person,
    experience: { bytes: pdf(told.file), name: `${told.file}.pdf`, type: 'application/pdf' },
  })
  if (line.page.component !== 'forms/thanks')
    throw new Error(JSON.stringify(line.page.props.errors))
  const id = await idOf(office, 'line', encodeURIComponent(person.lastName))
  const path = `/merchant/mform/line/${id}`
  await send(office, `${path}/notes`, { text: told.note })
  await send(office, `${path}/askchanges`, { fields: ['name'], message: told.message })
  await send(office, `${path}/credits`, { credits: 3, reason: told.credit })
  await send(office, '/merchant/mform/line/changestate', {
    ...{ ids: [id], state: 'rejected', reason: told.reason },
  })
  await office.post('/merchant/mform/line/export', { search: told.search, columns: 'all' })
  await send(office, '/merchant/scan', { scan: told.scan, zone: '4' })
  await send(office, '/merchant/latelinks', { form: 'press', email: told.late, days: 9 })

  const { props } = await product.visitor().open('/forms/jugadores?player=ejemplo uno')
  const member = await ask(product.visitor(), '/forms/jugadores', {
    ...{ 'lastName': told.member, 'detail[validity]': 'full', 'detail[day]': null },
    ...{ 'detail[tour]': 'ATP', 'detail[player]': props.options.players[0].value },
  })
  if (member.page.component !== 'forms/thanks')
    throw new Error(JSON.stringify(member.page.props.errors))
  const host = await idOf(office, 'player', encodeURIComponent(told.member))
  await send(office, `/merchant/mform/player/${host}/guestlinks`, { email: told.guest, days: 9 })

  const rows = [
    'name,lastName,birthDate,document,idGender,idNationality,cellPhone,email,type,company,job',
    `${told.row},Prueba,14/03/1990,ZQROW1,Mujer,España,600123123,fila@example.com,Proveedor,${told.host},${told.job}`,
  ]
  const sent = await office.send('POST', '/merchant/import-people/accreditation', {
    file: { bytes: Buffer.from(rows.join('\n')), name: `${told.list}.csv`, type: 'text/csv' },
  })
  await until(
    async () => {
      const shown = (await office.open(sent.location!)).props
      return (shown.import ?? shown.run).state === 'done'
    },
    'the list is taken in',
    180
  )

  await office.post('/merchant/config/blacklist', {
    ...{ name: told.listed, lastName: 'Prueba', reason: told.why, reviewOn: '2035-01-01' },
  })
  const { entries } = (await office.open('/merchant/config/blacklist')).props
  const list = entries.data ?? entries
  await ask(product.visitor(), '/forms/prensa', {
    ...{ name: told.listed, lastName: 'Prueba', freelance: 'false' },
  })
  const { id: entry } = list.find(({ name }: any) => name === told.listed)
  await office.ask('DELETE', `/merchant/config/blacklist/${entry}`)

  const { forms } = (await office.open('/merchant/system?printed=yes&collected=no')).props
  const sign = await sharp({ create: { width: 300, height: 120, channels: 3, background: '#fff' } })
    .composite([
      { input: Buffer.from('<svg width="99" height="9"><rect width="99" height="9"/></svg>') },
    ])
    .png()
    .toBuffer()
  await send(await product.login('coordinator'), '/merchant/signature', {
    ...{ ...collector, phone: '600123123', document: '12345678Z', type: 'company' },
    forms: forms.data.slice(0, 2).map((form: any) => form.id),
    sign: `data:image/png;base64,${sign.toString('base64')}`,
  })
  await product.mailsTo(person.email, /./, 3)
  await product.mailsTo(told.guest, /./)
  await product.mailsTo('admin@example.com', /lista|Excel/i)
}

async function closeEditions(product: Product) {
  const office = await product.login()
  const editions = (await office.open('/merchant/config/tournament')).props
  const list = editions.tournaments?.data ?? editions.tournaments
  for (const { id, active } of list) {
    if (!active) continue
    const { tournament } = (await office.open(`/merchant/config/tournament/${id}/edit`)).props
    await send(
      office,
      `/merchant/config/tournament/${id}`,
      {
        ...{
          ...tournament,
          startsOn: '2020-09-01',
          endsOn: '2020-09-05',
          year: 2020,
          active: false,
        },
        ...{ pressFrom: '2020-09-01', pressTo: '2020-09-05', windows: {}, limits: null },
      },
      'PUT'
    )
  }
}

const remains = async (product: Product, texts: string[]) => [
  ...remainsInFolder(product.storage, texts),
  ...(product.databaseAddress ? await remainsInDatabase(product.databaseAddress, texts) : []),
]

/** The files on the drive, by their path in its folder. */
const storedFiles = (product: Product) =>
  filesIn(product).flatMap((name) => (name.startsWith('files/') ? [name.slice(6)] : []))

/** Restarts the product a number of days later and runs the purge beside it. */
async function purgedAfter(product: Product, days: number) {
  await product.stop()
  await product.startAhead({ days })
  return product.ace('purge')
}

test.group('The shipped product: personal data after a purge', (group) => {
  group.each.timeout(600_000)

  test('a purge leaves no byte of a person in rows, files, mails or free pages', async ({
    assert,
    cleanup,
  }) => {
    const product = (await installed()).beside()
    cleanup(() => product.remove())
    await product.start({ DEMO: '1' })
    await leaveTraces(product)
    assert.deepEqual(await remains(product, sealed), [])
    const before = (await remains(product, [...marks, ...Object.values(collector)])).join('\n')
    for (const mark of [...marks, ...Object.values(collector)])
      assert.include(before, mark, `${mark} cannot be found at all, so that it proves nothing`)
    await closeEditions(product)
    if (product.databaseAddress) await sampleTables(product.databaseAddress)

    const { code, said } = await purgedAfter(product, 430)
    assert.equal(code, 0, said)
    assert.deepEqual(await remains(product, marks), [], said)

    await purgedAfter(product, 430 + 2200)
    const left = await remains(product, [...marks, ...Object.values(collector)])
    assert.deepEqual(left, [])
    const kept = storedFiles(product).filter((name) => !/logos|backgrounds|designs/.test(name))
    assert.deepEqual(kept, [])
    if (!isGrown) assert.deepEqual(readdirSync(join(product.storage, 'mail')), [])
  })

  test('the purge of the next night removes half a photo that no request has, and no other file', async ({
    assert,
    cleanup,
  }) => {
    const product = (await installed()).beside()
    cleanup(() => product.remove())
    await product.start({ DEMO: '1' })
    await leaveTraces(product)
    // What is over already, such as the photos of last year, goes first.
    await product.ace('purge')
    const before = storedFiles(product)
    for (const folder of ['portraits', 'documents', 'signatures'])
      assert.isTrue(
        before.some((name) => name.startsWith(folder)),
        folder
      )
    const photo = before.find((name) => /portraits.[^.]+\.sealed\.jpg/.test(name))!
    const half = readFileSync(join(product.storage, 'files', photo)).subarray(0, 5000)
    writeFileSync(join(product.storage, 'files/portraits/HALF.sealed.jpg'), half)
    const { code, said } = await purgedAfter(product, 1.5)
    assert.equal(code, 0, said)
    const after = storedFiles(product)
    assert.notInclude(after, 'portraits/HALF.sealed.jpg')
    assert.includeMembers(after, before)
  })

  test('the purge of the night proves by its canary that it left nothing in any place', async ({
    assert,
    cleanup,
  }) => {
    const product = (await installed()).beside()
    cleanup(() => product.remove())
    await product.start({ DEMO: '1' })
    await purgedAfter(product, 1)
    const office = await product.login()
    const proof = async () => (await office.open('/merchant/config/jobs')).props.purge
    await until(async () => (await proof()) !== null, 'the night is over', 180)
    const { traces, erased, places } = await proof()
    assert.deepEqual({ traces, erased }, { traces: 0, erased: true }, JSON.stringify(places))
    const searched = places.map(({ place }: { place: string }) => place)
    assert.includeMembers(searched, ['storage', 'temporary'])
    assert.includeMembers(searched, isGrown ? ['rows', 'statistics', 'redis'] : ['database'])
    for (const { place, unread } of places) assert.equal(unread, 0, place)
  })
})
