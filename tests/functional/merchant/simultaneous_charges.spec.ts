import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { committedWorld } from '#tests/helpers/committed_world'
import { balanceOf, counter, playedToday, station } from '#tests/helpers/restaurants'
import { Running } from '#tests/helpers/running'
import type { Orders } from '#tests/helpers/till_process'
import { within } from '#tests/helpers/until'

/** SQLite can serve two processes, a PostgreSQL server more. */
const TILLS = process.env.TEST_DB === 'postgres' ? 3 : 2

/** A person with 20 credits who may eat today. */
const today = async () => counter({}, await playedToday())

/** The next message of a process with this name. The framework sends other messages too. */
function told(till: Running, name: string) {
  const message = new Promise<any>((resolve, reject) => {
    till.child.on('message', (sent: any) => sent?.[name] && resolve(sent[name]))
    till.child.once('exit', (code) =>
      reject(new Error(`the till ended with ${code}: ${till.said}`))
    )
  })
  return within(message, `a till says "${name}"`)
}

/** The results of charges that several processes send at the same moment. */
async function chargedBy(orders: Orders[]): Promise<(number | string)[]> {
  const till = ['--import=@poppinss/ts-exec', app.makePath('tests/helpers/till_process.ts')]
  const tills = orders.map(() => new Running(process.execPath, till, { messages: true }))
  try {
    await Promise.all(tills.map((one) => told(one, 'open')))
    const answers = await Promise.all(
      tills.map((one, index) => {
        const answered = told(one, 'charged')
        one.child.send(orders[index])
        return answered
      })
    )
    return answers.flat()
  } finally {
    await Promise.all(tills.map((one) => one.kill()))
  }
}

const nonces = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())

test.group('Simultaneous charges', (group) => {
  committedWorld(group)

  test(`${TILLS} processes that charge 60 times take 20 credits exactly 20 times`, async ({
    assert,
  }) => {
    const { form, restaurant, by } = await today()
    const each = { formId: form.id, restaurantId: restaurant.id, userId: by.id }
    const answers = await chargedBy(
      Array.from({ length: TILLS }, () => ({ ...each, nonces: nonces(60 / TILLS) }))
    )
    assert.lengthOf(answers, 60)
    const refused = answers.filter((answer) => typeof answer === 'string')
    assert.deepEqual(
      refused,
      Array.from({ length: 40 }, () => 'balanceTooLow')
    )
    assert.containsSubset(await balanceOf(form), { credits: 0, lines: 20, moved: { credits: -20 } })
  })

  test('simultaneous charges with one number are one charge', async ({ assert }) => {
    const { form, restaurant, by } = await today()
    const [nonce] = nonces(1)
    const each = { formId: form.id, restaurantId: restaurant.id, userId: by.id }
    const answers = await chargedBy(
      Array.from({ length: TILLS }, () => ({
        ...each,
        nonces: Array.from({ length: 5 }, () => nonce),
      }))
    )
    assert.lengthOf(new Set(answers), 1)
    assert.containsSubset(await balanceOf(form), { credits: 19, lines: 1 })
  })

  test('60 simultaneous charge requests over HTTP take 20 credits exactly 20 times', async ({
    client,
    assert,
  }) => {
    const { form, by } = await today()
    const { charge, undo } = station(client, by)
    const answers = await Promise.all(nonces(60).map((nonce) => charge(form, { nonce })))
    const taken = answers.filter(({ status }) => status === 200)
    assert.lengthOf(taken, 20)
    assert.containsSubset(await balanceOf(form), { credits: 0, lines: 20 })
    // The sum is also right when charges are undone and made at the same time.
    await Promise.all(
      taken.slice(0, 5).flatMap((answer) => [undo(form, answer.charge.nonce), charge(form)])
    )
    const { credits, moved } = await balanceOf(form)
    assert.equal(credits, 20 + moved.credits)
    assert.isAtLeast(credits, 0)
  })

  test('two people charged under one number are charged once, and the other charge is refused', async ({
    client,
    assert,
  }) => {
    const one = await today()
    const other = await counter({ restaurants: [String(one.restaurant.id)] }, one.tennis)
    const { charge } = station(client, one.by)
    const [nonce] = nonces(1)
    const answers = await Promise.all([one.form, other.form].map((form) => charge(form, { nonce })))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    const lines = [await balanceOf(one.form), await balanceOf(other.form)].map(
      (found) => found.lines
    )
    assert.sameMembers(lines, [0, 1])
  })
})
