import { test } from '@japa/runner'
import fc from 'fast-check'
import { gate } from '#config/gate'
import { listOf, partOf, parseXml, textOf } from '#integrations/skidata/answer'
import { Telegram } from '#integrations/skidata/telegram'

const admission = (name: string, changes = {}) => ({
  holder: { name, lastName: 'Uno', category: 'press', company: null },
  from: '2024-04-22',
  to: '2024-05-05',
  days: null,
  zones: ['0', '4'],
  profile: 'Prensa',
  ...changes,
})

const told = (name: string, changes = {}) =>
  new Telegram(gate, 7).whitelist('I', '04C43BC21C2680', admission(name, changes))

const propertiesIn = (xml: string) =>
  listOf(partOf(parseXml(xml), 'TSData', 'WhitelistRecord', 'Permission', 'TSProperty'))

const validityIn = (xml: string) =>
  propertiesIn(xml).find((property) => textOf(property, '@Type') === 'VALIDITY')

const nameIn = (xml: string) =>
  textOf(
    propertiesIn(xml).find((property) => textOf(property, '@Type') === 'FIRSTNAME'),
    'ID'
  ) ?? ''

test.group('A SKIDATA telegram', () => {
  test('a chip whose rights end before they begin enters on no day')
    .with([{ days: [] }, { from: '2024-05-06' }])
    .run(({ assert }, changes) => {
      const xml = told('Ejemplo', changes)
      assert.equal(textOf(validityIn(xml), '@To'), '2000-01-01T23:59:59')
      assert.include(xml, 'Expire="2000-01-01T23:59:59"')
    })

  test('a whitelist telegram says who may enter when and where', ({ assert }) => {
    const xml = told('Ejemplo')
    const data = partOf(parseXml(xml), 'TSData')
    const record = partOf(data, 'WhitelistRecord')
    assert.deepEqual(partOf(data, 'Header'), {
      Version: 'HSHIF25',
      Issuer: '1',
      Receiver: '1',
      ID: '7',
    })
    assert.equal(partOf(record, '@Expire'), '2024-05-05T23:59:59')
    for (const [name, value] of [
      ['Action', 'I'],
      ['UTID', '04C43BC21C2680'],
      ['Coding', '16777217'],
    ])
      assert.equal(partOf(record, name), value)
    assert.equal(partOf(record, 'Permission', 'UPID'), '1')
    assert.deepEqual(
      propertiesIn(xml).map((one) => [
        partOf(one, '@Type'),
        partOf(one, 'ID') ?? partOf(one, '@From'),
      ]),
      [
        ['TICKETTYPE', 'Prensa'],
        ['VALIDITY', '2024-04-22T00:00:00'],
        ['PERSONCATEGORY', 'press'],
        ['AREA', '0'],
        ['AREA', '4'],
        ['FIRSTNAME', 'Ejemplo'],
        ['LASTNAME', 'Uno'],
      ]
    )
  })

  test('a blacklist telegram gives each reason its number', ({ assert }) => {
    const reasons = {
      manual: 0,
      stolen: 1,
      lost: 2,
      cancelled: 3,
      renewed: 4,
      exchanged: 7,
    } as const
    for (const [reason, number] of Object.entries(reasons)) {
      const xml = new Telegram(gate, 1).blacklist('I', '04', 1, reason as 'lost')
      assert.equal(
        partOf(parseXml(xml), 'TSData', 'BlacklistRecord', 'BlockingReason'),
        String(number)
      )
    }
  })

  test('a telegram carries any name unchanged', ({ assert }) => {
    for (const name of [`<>&"'`, '</ID><ID>', ']]>', '&lt;', 'Łukasz Đorđević', '👩🏽‍🎤 Ñ'])
      assert.equal(nameIn(told(name)), name)
  })

  test('a telegram leaves out characters that XML cannot hold', ({ assert }) => {
    const name = 'A\u0000B\u0008C\u000BD\uFFFEE\uD800F\nG\tH'
    assert.equal(nameIn(told(name)), 'ABCDE\uFFFDF G H')
  })

  test('a telegram cuts long names between two characters', ({ assert }) => {
    assert.equal(nameIn(told('😀'.repeat(150))), '😀'.repeat(100))
    assert.equal(nameIn(told('&'.repeat(150))), '&'.repeat(100))
  })

  test('a telegram is valid XML for any name', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        assert.isAtMost([...nameIn(told(name))].length, 100)
      })
    )
  })

  test('a telegram contains no name if the gates must not receive names', ({ assert }) => {
    const quiet = new Telegram({ ...gate, holderTypes: [] }, 1)
    assert.notInclude(quiet.whitelist('I', '04', admission('Secreto')), 'Secreto')
  })
})
