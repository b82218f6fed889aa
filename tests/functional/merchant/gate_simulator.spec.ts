import { test } from '@japa/runner'
import { gate } from '#config/gate'
import { faultsIn } from '#integrations/skidata/faults'
import { remarksIn } from '#integrations/skidata/answer'
import { escaped, Telegram } from '#integrations/skidata/telegram'
import { simulatedGate, uidOf } from '#tests/helpers/gate'

const admission = {
  holder: { name: 'Ejemplo', lastName: 'Uno', category: 'press', company: null },
  from: '2024-04-22',
  to: '2024-05-05',
  days: null,
  zones: ['0'],
  profile: null,
}

let id = 0
const telegram = (changes = {}) => new Telegram({ ...gate, ...changes }, ++id)
const added = (changes = {}) => telegram(changes).whitelist('I', uidOf(0), admission)

test.group('The simulated gate', (group) => {
  const at = simulatedGate(group)

  const tell = async (xml: string, type = 'text/xml; charset=utf-8') => {
    const response = await fetch(`${at.url}/ImporterWebService`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: `<Envelope><Body><ProcessRequest><request>${escaped(xml)}</request></ProcessRequest></Body></Envelope>`,
    })
    const body = await response.text()
    return response.ok ? (remarksIn(body).at(0)?.number ?? 0) : response.status
  }

  test('the simulated gate answers each wrong telegram with its error number', async ({
    assert,
  }) => {
    for (const [number, xml] of [
      [10001, added({ version: 'HSHIF26' })],
      [10004, '<TSData><Header>'],
      [10004, '<other/>'],
      [10000, added().replaceAll('WhitelistRecord', 'GuestlistRecord')],
      [20000, added().replace('<Action>I<', '<Action>X<')],
      [20003, added().replace('<ID>press<', `<ID>${'x'.repeat(201)}<`)],
      [20004, added().replace('<ID>press<', '<ID><')],
      [20005, added().replace(uidOf(0), '')],
      [20007, added().replace('<ID>0<', '<ID>North<')],
      [20009, added({ coding: 5 })],
      [20010, telegram().blacklist('I', uidOf(0), 1).replace('Type>1<', 'Type>7<')],
      [20011, telegram().blacklist('I', uidOf(0), 1).replace('Reason>0<', 'Reason>none<')],
      [20013, telegram().whitelist('U', uidOf(0), admission)],
      [20014, telegram().blacklist('I', uidOf(0), 1)],
      [20016, added().replace('From="2024', 'From="24')],
      [30003, telegram().blacklist('D', uidOf(0), 1)],
    ] as const)
      assert.equal(await tell(xml), number)
    assert.equal(at.simulator.gate.stands(uidOf(0)), 'unknown')
  })

  test('the simulated gate accepts each telegram once and completely or not at all', async ({
    assert,
  }) => {
    const xml = added()
    assert.equal(await tell(xml), 0)
    assert.equal(await tell(xml), 10003)
    assert.equal(await tell(added()), 30001)
    assert.equal(await tell(telegram().blacklist('I', uidOf(0), 2)), 20014)
    assert.equal(at.simulator.gate.stands(uidOf(0)), 'active')
    assert.equal(await tell(added(), 'application/json'), 415)
  })

  test('the simulated gate shows its state and fails on demand', async ({ assert }) => {
    await tell(added())
    const state = async () => (await fetch(`${at.url}/state`)).json() as Promise<any>
    const { whitelist, accepted, telegrams } = await state()
    assert.deepEqual(accepted, { [uidOf(0)]: ['white I'] })
    assert.equal(whitelist[uidOf(0)].coding, '16777217')
    assert.equal(telegrams, 1)
    const fail = (body: string) => fetch(`${at.url}/faults`, { method: 'POST', body })
    await fail(JSON.stringify({ refuses: 20007, times: 1 }))
    assert.equal(await tell(added()), 20007)
    assert.equal(await tell(added()), 30001)
    assert.equal((await fail('no JSON')).status, 400)
    assert.include(
      await (await fetch(`${at.url}/ImporterWebService?singleWsdl`)).text(),
      'name="ProcessRequest"'
    )
  })

  test('the faults of the simulated gate can be set on the command line', ({ assert }) => {
    assert.deepEqual(faultsIn(''), {})
    assert.deepEqual(faultsIn('slow=2000,down'), { slow: 2000, down: true })
    assert.deepEqual(faultsIn('refuses'), { refuses: 20004 })
    assert.isNull(faultsIn('tired'))
    assert.isNull(faultsIn('slow=much'))
  })
})
