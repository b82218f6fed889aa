import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  PostgresInstallation,
  SLOW_TEST_MS,
  SqliteInstallation,
} from '#tests/functional/operations/installation'
import { fold } from '#shared/fold'

const Kind = process.env.TEST_DB === 'postgres' ? PostgresInstallation : SqliteInstallation

const day = (date: string) => `'${date} 10:00:00'`
const [before, later] = [day('2026-04-23'), day('2036-04-23')]

/** References of requests that are approved in the backup, each for one event after it. */
const [stolen, chipped, listed, approvedLater, rejectedLater, held] = [1, 2, 3, 4, 5, 6].map(
  (number) => `TEN26-FR-00000${number}`
)

test.group(`Access that was taken away after a backup (${Kind.name})`, (group) => {
  const product = new Kind()
  const folder = join(product.storage, 'copies', 'monday')
  let restored: Awaited<ReturnType<typeof product.ace>>
  let salt: string

  const one = async (sql: string) => (await product.query(sql))[0]
  const formId = (reference: string) => `(select id from forms where id_form = '${reference}')`
  const cardsOf = (reference: string) =>
    product.query(
      `select serial, state, uid, revoked_for, gate_desired from cards where form_id = ${formId(reference)} order by id`
    )
  const giveChip = async (reference: string, uid: string) => {
    const card = `form_id = ${formId(reference)} and state = 'live'`
    await product.query(
      `update cards set uid = '${uid}', gate_desired = 'active', gate_confirmed = 'active', gate_hash = 'told' where ${card}`
    )
    await product.query(
      `insert into access_orders (card_id, form_id, operation, uid, admission, state, attempts, next_try_at, created_at, confirmed_at)
         select id, form_id, 'add', uid, '{"days": null, "to": "2036-01-01"}', 'confirmed', 1, ${later}, ${later}, ${later} from cards where ${card}`
    )
  }
  const addCard = (reference: string, serial: string, token: string) =>
    product.query(
      `insert into cards (form_id, tournament_id, serial, token, state, created_at, updated_at)
         select id, tournament_id, '${serial}', '${token}', 'live', ${later}, ${later} from forms where id_form = '${reference}'`
    )
  const endCard = (reference: string, reason: string) =>
    product.query(
      `update cards set state = 'revoked', revoked_for = '${reason}', revoked_at = ${later} where form_id = ${formId(reference)}`
    )
  const addUser = (email: string) =>
    product.query(
      `insert into users (name, email, password, role, active, created_at, updated_at)
         values ('Eva', '${email}', 'hash', 'staff', true, ${before}, ${before})`
    )
  const noteLook = (name: string, at: string) =>
    product.query(
      `insert into journal_entries (kind, user_id, user_name, role, at) values ('request', 1, '${name}', 'admin', ${at})`
    )
  const addRequest = async (reference: string) => {
    const writable = ({ id: _id, own_access: _computed, ...row }: Record<string, unknown>) => row
    const row = writable(await one('select * from forms where id = 2'))
    const changed: Record<string, string> = {
      id_form: reference,
      status_token_hash: reference,
      nonce: reference,
      state: 'approved',
    }
    const columns = Object.keys(row).map((name) => `"${name}"`)
    const values = Object.keys(row).map((name) =>
      name in changed ? `'${changed[name]}'` : `"${name}"`
    )
    await product.query(
      `insert into forms (${columns.join(', ')}) select ${values.join(', ')} from forms where id = 2`
    )
  }

  const changeAfterBackup = async () => {
    await product.query(
      `update users set active = false, sessions_ended = 1 where email = 'rfid@example.com'`
    )
    await product.query(
      `update users set can_edit = false, form_types = '["press"]' where email = 'review@example.com'`
    )
    await product.query(
      `update users set password = 'new hash' where email = 'coordinator@example.com'`
    )
    await product.query(
      `update users set email = 'exchanged@example.com' where email = 'viewer@example.com'`
    )
    await product.query(`delete from login_factors`)
    await product.query(`delete from users where email in ('gone@example.com', 'once@example.com')`)
    await addUser('once@example.com')
    await product.query(
      `delete from restaurant_user where user_id = (select id from users where email = 'press-restaurant@example.com')`
    )

    await endCard(stolen, 'stolen')
    await addCard(stolen, `${stolen}-2`, 'SECOND')
    await giveChip(stolen, '04AA')
    await giveChip(chipped, '04BB')
    await product.query(`update forms set state = 'approved' where id_form = '${approvedLater}'`)
    await addCard(approvedLater, approvedLater, 'LATER')
    await giveChip(approvedLater, '04CC')
    await product.query(`update forms set state = 'rejected' where id_form = '${rejectedLater}'`)
    await endCard(rejectedLater, 'rejected')
    await addRequest('TEN26-PR-009999')
    await addCard('TEN26-PR-009999', 'TEN26-PR-009999', 'UNKNOWN')
    await giveChip('TEN26-PR-009999', '04EE')
    await addRequest('TEN26-PR-009998')
    await product.query(`delete from forms where id_form = 'TEN26-PR-009998'`)
    await product.query('update gate_health set telegrams = 77')

    await product.query(
      `insert into blacklist_entries (name, last_name, folded_name, created_at)
         select name, last_name, 'folded', ${later} from forms where id_form = '${listed}'`
    )
    await product.query(
      `update forms set link_salt = 'ended', status_token_hash = 'ended' where id_form = '${held}'`
    )
    await product.query(`update late_links set revoked_at = ${later}`)
    await noteLook('Later', day('2036-05-01'))
    await noteLook('Latest', day('2036-05-02'))
    await product.query(
      `insert into security_events (kind, account, at) values ('login-failed', 'Eva', ${later})`
    )
  }

  group.setup(() => () => product.remove())
  group.setup(async () => {
    await product.wipe()
    await product.ace('prepare')
    await product.ace('seed:demo', '--forms=6')
    for (const email of ['gone', 'once']) await addUser(`${email}@example.com`)
    await product.query(
      `insert into login_factors (user_id, kind, name, secret, created_at) select id, 'totp', '', 'removed', ${before} from users where email = 'admin@example.com'`
    )
    await product.query(
      `insert into change_batches (kind, form_type, change, ids, total, user_id, created_at)
         select 'state', 'press', '{"state": "approved", "reason": null}', '[2]', 1, id, ${before} from users where email = 'rfid@example.com'`
    )
    await product.query(`delete from cards where form_id = ${formId(approvedLater)}`)
    await product.query(`update forms set state = 'waiting' where id_form = '${approvedLater}'`)
    await giveChip(held, '04DD')
    for (const name of ['First', 'Second']) await noteLook(name, before)
    // A restore links the entries of the journal.
    await product.ace('backup', join(product.storage, 'copies', 'sunday'))
    await product.ace('restore', join(product.storage, 'copies', 'sunday'), '--force')
    salt = (await one(`select link_salt from forms where id_form = '${held}'`)).link_salt
    await product.ace('backup', folder)
    await changeAfterBackup()
    restored = await product.ace('restore', folder, '--force')
  })
  group.each.timeout(SLOW_TEST_MS)

  test('the restore succeeds and finds nothing that it could not keep', ({ assert }) => {
    assert.equal(restored.code, 0, restored.said)
    assert.notInclude(restored.said, 'look through')
    assert.notInclude(restored.said, 'did not fit')
    assert.notEqual(salt, 'ended')
  })

  test('users who were deactivated, demoted or given another password after the backup stay so', async ({
    assert,
  }) => {
    const users = await product.query('select * from users')
    const user = (email: string) => users.find((found) => found.email === `${email}@example.com`)!
    assert.isFalse(Boolean(user('rfid').active))
    assert.isFalse(Boolean(user('review').can_edit))
    assert.match(JSON.stringify(user('review').form_types), /press/)
    assert.equal(user('coordinator').password, 'new hash')
    assert.exists(user('exchanged'))
    assert.notExists(user('viewer'))
    assert.isEmpty(await product.query('select * from login_factors'))
    assert.lengthOf(await product.query('select * from restaurant_user'), 2)
  })

  test('users who were deleted after the backup are inactive, even if somebody has their address now', async ({
    assert,
  }) => {
    const users = await product.query(
      `select email, active from users where name = 'Eva' order by id`
    )
    assert.deepEqual(
      users.map(({ email, active }) => [email.replace(/\d+/, 'N'), Boolean(active)]),
      [
        ['gone@example.com', false],
        ['deleted-N-once@example.com', false],
        ['once@example.com', true],
      ]
    )
  })

  test('the restored work of a user who was deactivated after the backup ends', async ({
    assert,
  }) => {
    const { state } = await one(
      `select state from change_batches where user_id = (select id from users where email = 'rfid@example.com')`
    )
    assert.equal(state, 'failed')
  })

  test('a card that was stolen after the backup stays dead, and its successor is valid', async ({
    assert,
  }) => {
    const [old, next] = await cardsOf(stolen)
    assert.deepInclude(old, { state: 'revoked', revoked_for: 'stolen' })
    assert.deepInclude(next, { serial: `${stolen}-2`, state: 'live', uid: '04AA' })
  })

  test('a chip that was given after the backup is known, with what the gates were told', async ({
    assert,
  }) => {
    const [card] = await cardsOf(chipped)
    assert.deepInclude(card, { state: 'live', uid: '04BB', gate_desired: 'active' })
    const orders = await product.query(
      `select operation, state from access_orders where uid = '04BB' order by id`
    )
    assert.deepInclude(orders[0], { operation: 'add', state: 'confirmed' })
    const { telegrams } = await one('select telegrams from gate_health')
    assert.isAtLeast(Number(telegrams), 77)
  })

  test('a chip is blocked if its request is not approved in the backup', async ({ assert }) => {
    const [card] = await cardsOf(approvedLater)
    assert.deepInclude(card, { state: 'revoked', revoked_for: 'undone', gate_desired: 'blocked' })
    const order = await one(
      `select operation, state from access_orders where uid = '04CC' order by id desc`
    )
    assert.deepInclude(order, { operation: 'block', state: 'pending' })
  })

  test('a chip of a request that the backup lacks is named', ({ assert }) => {
    assert.include(restored.said, 'close them at the gates: TEN26-PR-009999 (chip 04EE)')
  })

  test('a request that was rejected after the backup has no card, and is named', async ({
    assert,
  }) => {
    const [card] = await cardsOf(rejectedLater)
    assert.deepInclude(card, { state: 'revoked', revoked_for: 'rejected' })
    assert.include(restored.said, `decide again on ${rejectedLater}`)
  })

  test('a person who was blacklisted after the backup stays on the blacklist', async ({
    assert,
  }) => {
    assert.lengthOf(
      await product.query(`select id from blacklist_entries where folded_name = 'folded'`),
      1
    )
  })

  test('status links and late links that ended after the backup stay dead', async ({ assert }) => {
    const { link_salt: kept } = await one(`select link_salt from forms where id_form = '${held}'`)
    assert.equal(kept, 'ended')
    assert.isEmpty(await product.query('select id from late_links where revoked_at is null'))
  })

  test('a new request gets no id of a request that the backup lacks, not even of a deleted one', async ({
    assert,
  }) => {
    const { id: last } = await one('select max(id) as id from forms')
    await addRequest('TEN26-PR-008888')
    const { id } = await one(`select id from forms where id_form = 'TEN26-PR-008888'`)
    await product.query(`delete from forms where id = ${id}`)
    assert.equal(id, last + 3)
  })

  test('the journal keeps its entries since the backup in an intact chain, and so does the security log', async ({
    assert,
  }) => {
    const { code, said } = await product.ace('journal:verify')
    assert.equal(code, 0, said)
    assert.include(said, '4 entries, chain intact')
    const entries = await product.query('select user_name from journal_entries order by position')
    assert.deepEqual(
      entries.map((entry) => entry.user_name),
      ['First', 'Second', 'Later', 'Latest']
    )
    assert.lengthOf(await product.query(`select id from security_events where account = 'Eva'`), 1)
  })

  // These restore again, so they come after those that look at the first restore.
  test('a person who is blacklisted is blocked at the gates', async ({ assert }) => {
    await product.query(
      `update cards set gate_desired = 'active' where form_id = ${formId(held)} and state = 'live'`
    )
    const { name, last_name: lastName } = await one(
      `select name, last_name from forms where id_form = '${held}'`
    )
    const folded = fold(`${name}${lastName}`).replace(/ /g, '')
    await product.query(
      `insert into blacklist_entries (name, last_name, folded_name, created_at) values ('A', 'B', '${folded}', ${later})`
    )
    const { code, said } = await product.ace('restore', folder, '--force')
    assert.equal(code, 0, said)
    const order = await one(
      `select operation, reason from access_orders where uid = '04DD' order by id desc`
    )
    assert.deepInclude(order, { operation: 'block', reason: 'listed' })
  })

  test('a restore tells that somebody changed the journal that it replaces', async ({ assert }) => {
    await product.query(`update journal_entries set user_name = 'Nobody' where position = 4`)
    const { code, said } = await product.ace('restore', folder, '--force')
    assert.equal(code, 0, said)
    assert.include(said, 'position 4 of the replaced access journal did not fit')
  })

  test('what cannot be kept is named, and everything else is kept', async ({ assert }) => {
    await product.query('drop table blacklist_clearances')
    const { code, said } = await product.ace('restore', folder, '--force')
    assert.equal(code, 0, said)
    assert.include(said, 'look through the blacklist: entries that were added after the backup')
    assert.notInclude(said, 'look through the users')
    const { active } = await one(`select active from users where email = 'rfid@example.com'`)
    assert.isFalse(Boolean(active))
    // The second of these cards has the serial of the first in the backup.
    await product.query(`update cards set serial = 'away' where form_id = ${formId(held)}`)
    await product.query(
      `update cards set serial = '${held}', state = 'revoked' where form_id = ${formId(listed)}`
    )
    const again = await product.ace('restore', folder, '--force')
    assert.equal(again.code, 0, again.said)
    assert.include(again.said, 'look through the cards')
    assert.notInclude(again.said, 'look through the users')
    assert.deepInclude((await cardsOf(listed))[0], { state: 'live' })
  })

  test('a restore gives access back if the operator asks for it', async ({ assert }) => {
    const { code, said } = await product.ace('restore', folder, '--force', '--revive')
    assert.equal(code, 0, said)
    assert.include(said, 'look through the users')
    const { active } = await one(`select active from users where email = 'rfid@example.com'`)
    assert.isTrue(Boolean(active))
    assert.deepInclude((await cardsOf(stolen))[0], { state: 'live' })
  })

  test('a backup that lacks a migration is restored, and the gates are to be looked through', async ({
    assert,
  }) => {
    const old = join(product.storage, 'copies', 'old')
    await product.query(`delete from adonis_schema where name like '%0042%'`)
    await product.ace('backup', old)
    await endCard(held, 'stolen')
    const { code, said } = await product.ace('restore', old, '--force')
    assert.equal(code, 0, said)
    assert.include(said, 'look through the gates')
    assert.notInclude(said, 'look through the cards')
    assert.deepInclude((await cardsOf(held))[0], { state: 'revoked', revoked_for: 'stolen' })
  })

  test('on an empty machine, the operator is told everything to look through', async ({
    assert,
  }) => {
    await product.wipe()
    const { code, said } = await product.ace('restore', folder)
    assert.equal(code, 0, said)
    for (const part of ['users', 'jobs', 'blacklist', 'links', 'cards', 'gates'])
      assert.include(said, `look through the ${part}: `)
    assert.include(said, 'the access journal and the security log lack what happened')
  })
})
