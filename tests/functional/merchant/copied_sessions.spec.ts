import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import MailMessage from '#models/mail_message'
import PasswordReset from '#models/password_reset'
import SecurityEvent from '#models/security_event'
import UserSession from '#models/user_session'
import { Purge } from '#purge/purge'
import { ACCOUNT } from '#tests/helpers/account'
import { clock } from '#tests/helpers/clock'
import { committedWorld } from '#tests/helpers/committed_world'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { openTournaments } from '#tests/helpers/world'

const SESSION = 'acreditacion-session'
const REMEMBERED = 'remember_web'
const SAFARI = { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605.1 Version/18.0 Safari/604.1' }

async function remembered(user: { email: string }) {
  const visitor = new Visitor()
  await visitor.login(user, undefined, { remember: true })
  return visitor
}

/** Another browser, with the remember-me cookie of the first. */
function copyOf(visitor: Visitor) {
  const copy = new Visitor(undefined, SAFARI)
  copy.take(visitor, REMEMBERED)
  return copy
}

const isIn = async (visitor: Visitor) =>
  (await visitor.open(ACCOUNT)).component === 'merchant/account'

/** The browser was closed and is opened again. */
async function comesBack(visitor: Visitor) {
  visitor.forget(SESSION)
  return isIn(visitor)
}

const alarms = () => SecurityEvent.query().where('kind', 'token-reused')

test.group('A copied remember-me cookie', (group) => {
  committedWorld(group)
  const itIs = clock(group)
  const wait = (time: object) => itIs(DateTime.utc().plus(time).toISO())
  group.each.setup(async () => {
    await limiter.clear()
    await openTournaments()
  })

  test('a thief who comes after the owner ends all sessions of the owner, who is told once', async ({
    assert,
  }) => {
    const user = await people.viewer()
    const here = await remembered(user)
    const there = await remembered(user)
    const somebody = await remembered(await people.admin())
    const [thief, helper] = [copyOf(here), copyOf(here)]
    const link = await PasswordReset.issueFor(user)
    assert.isTrue(await comesBack(here))
    wait({ minutes: 2 })
    assert.deepEqual(await Promise.all([isIn(thief), isIn(helper)]), [false, false])
    for (const visitor of [here, there]) {
      assert.isFalse(await isIn(visitor))
      assert.isFalse(await comesBack(visitor))
    }
    assert.isTrue(await comesBack(somebody))
    assert.lengthOf(await UserSession.query().where('userId', user.id), 0)
    assert.isNull(await PasswordReset.findValid(link))
    const [alarm, ...others] = await alarms()
    const { browser, address, userId } = alarm
    assert.deepEqual([browser, address, userId, others.length], ['Safari', '127.0.0.1', user.id, 0])
    const mails = await MailMessage.query().where('template', 'token_reused')
    assert.deepEqual(
      mails.map(({ to }) => to),
      [user.email]
    )
    assert.isTrue(await isIn(await remembered(user)))
  })

  test('the owner who comes after a thief ends the sessions of both', async ({ assert }) => {
    const here = await remembered(await people.viewer())
    const thief = copyOf(here)
    assert.isTrue(await comesBack(thief))
    wait({ hours: 3 })
    assert.isFalse(await comesBack(here))
    assert.isFalse(await isIn(thief))
    assert.lengthOf(await alarms(), 1)
  })

  test('of two browsers that use a cookie within a minute, the second to return raises the alarm', async ({
    assert,
  }) => {
    const here = await remembered(await people.viewer())
    const thief = copyOf(here)
    assert.deepEqual([await comesBack(thief), await comesBack(here)], [true, true])
    wait({ hours: 1 })
    assert.isTrue(await comesBack(thief))
    assert.lengthOf(await alarms(), 0)
    wait({ hours: 1 })
    assert.isFalse(await comesBack(here))
    assert.lengthOf(await alarms(), 1)
  })

  test('restored tabs that send one cookie at once, or within a minute, stay logged in', async ({
    assert,
  }) => {
    const here = await remembered(await people.viewer())
    const tabs = [copyOf(here), copyOf(here), copyOf(here)]
    assert.deepEqual(await Promise.all(tabs.map((tab) => isIn(tab))), [true, true, true])
    wait({ seconds: 50 })
    assert.isTrue(await isIn(copyOf(here)))
    for (let day = 0; day < 3; day++) {
      wait({ days: 1 })
      assert.isTrue(await comesBack(tabs[1]))
    }
    assert.lengthOf(await alarms(), 0)
    assert.lengthOf(await UserSession.all(), 1)
  })

  test('a used cookie raises no alarm after {$self}')
    .with(['the logout', 'its last day'])
    .run(async ({ assert }, what) => {
      const here = await remembered(await people.viewer())
      const copy = copyOf(here)
      assert.isTrue(await comesBack(here))
      if (what === 'the logout') await here.post('/merchant/logout')
      if (what === 'its last day') {
        const yesterday = DateTime.utc().minus({ days: 1 }).toJSDate()
        await db.from('remember_me_tokens').update({ expires_at: yesterday })
      }
      wait({ minutes: 5 })
      assert.isFalse(await comesBack(copy))
      assert.lengthOf(await alarms(), 0)
    })

  test('a cookie of rubbish raises no alarm, not even with the number of a used token', async ({
    client,
    assert,
  }) => {
    const here = await remembered(await people.viewer())
    const { id } = await db.from('remember_me_tokens').firstOrFail()
    assert.isTrue(await comesBack(here))
    wait({ minutes: 5 })
    const number = Buffer.from(String(id)).toString('base64url')
    for (const value of ['rubbish', '1.', `${number}.cnViYmlzaA`, `${number}`]) {
      const answer = await client.get(ACCOUNT).withEncryptedCookie(REMEMBERED, value).redirects(0)
      assert.equal(answer.header('location'), '/merchant/login')
    }
    assert.lengthOf(await alarms(), 0)
    assert.isTrue(await comesBack(here))
  })

  test('used tokens stay as hashes until they would have expired', async ({ assert }) => {
    const here = await remembered(await people.viewer())
    for (let time = 0; time < 3; time++) assert.isTrue(await comesBack(here))
    const rows = await db.from('remember_me_tokens').orderBy('id')
    assert.deepEqual(
      rows.map(({ used_at: at }) => at !== null),
      [true, true, true, false]
    )
    for (const { hash } of rows) assert.match(hash, /^[0-9a-f]{64}$/)
    await new Purge(DateTime.utc().plus({ days: 29 })).run()
    assert.lengthOf(await db.from('remember_me_tokens'), 4)
    await new Purge(DateTime.utc().plus({ days: 31 })).run()
    assert.lengthOf(await db.from('remember_me_tokens'), 0)
  })
})
