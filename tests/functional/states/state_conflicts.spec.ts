import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import Card from '#models/card'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { committedWorld } from '#tests/helpers/committed_world'
import { decideOn } from '#tests/helpers/decisions'
import { openTournaments, reviewer } from '#tests/helpers/world'

async function requests(count: number) {
  const { tennis } = await openTournaments()
  const forms = await FormFactory.merge({ tournamentId: tennis.id }).createMany(count)
  return { ids: forms.map(({ id }) => id), by: await reviewer() }
}

const outcomes = (results: PromiseSettledResult<unknown>[]) =>
  results.map(({ status }) => status).sort()

test.group('Simultaneous changes of a request', (group) => {
  committedWorld(group)

  test('one of two simultaneous decisions on a request wins, and the other user is told', async ({
    assert,
  }) => {
    const { ids, by } = await requests(5)
    for (const id of ids) {
      // Both users have the page of the waiting request open.
      const [one, other] = [await Form.findOrFail(id), await Form.findOrFail(id)]
      const results = await Promise.allSettled([
        one.moveTo('approved', { by }),
        other.moveTo('rejected', { by }),
      ])
      assert.deepEqual(outcomes(results), ['fulfilled', 'rejected'])
      const refused = results.find(
        (result) => result.status === 'rejected'
      ) as PromiseRejectedResult
      assert.equal(refused.reason.key, 'stateRefused')

      const form = await Form.findOrFail(id)
      assert.equal(form.version, 2)
      const logs = await FormLog.query().where({ formId: id, type: 'state' })
      assert.deepEqual(
        logs.map(({ to }) => to),
        [{ state: form.state }]
      )
      assert.lengthOf(await Card.query().where('formId', id), form.state === 'approved' ? 1 : 0)
    }
    assert.lengthOf(await MailMessage.all(), 5)
  })

  test('ten simultaneous approvals of a request make one card', async ({ client, assert }) => {
    const { ids, by } = await requests(1)
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        client
          .post(`/merchant/mform/press/${ids[0]}/changestate`)
          .loginAs(by)
          .withCsrfToken()
          .redirects(0)
          .header('accept', 'application/json')
          .json({ state: 'approved' })
      )
    )
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [302, ...Array.from({ length: 9 }, () => 409)])
    assert.lengthOf(await Card.all(), 1)
    assert.lengthOf(await FormLog.query().where('type', 'state'), 1)
  })

  test('twenty simultaneous decisions on the same hundred requests make one log, card and mail each', async ({
    assert,
  }) => {
    const { ids, by } = await requests(100)
    // Each decision names the requests in a different order, like selections in the list.
    const runs = Array.from({ length: 20 }, (_, run) => [
      ...ids.slice(run * 5),
      ...ids.slice(0, run * 5),
    ])
    const results = await Promise.all(
      runs.map((order, run) => decideOn(run % 2 ? order.reverse() : order, 'approved', by))
    )
    const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
    assert.equal(sum(results.map(({ changed }) => changed)), 100)
    assert.equal(sum(results.map(({ skipped }) => skipped)), 19 * 100)
    for (const rows of [
      await FormLog.query().where('type', 'state'),
      await Card.all(),
      await MailMessage.all(),
    ]) {
      assert.sameMembers(
        rows.map(({ formId }) => formId!),
        ids
      )
    }
  })

  test('the second of two simultaneous corrections is refused and changes nothing', async ({
    assert,
  }) => {
    const { ids, by } = await requests(1)
    const [one, other] = [await Form.findOrFail(ids[0]), await Form.findOrFail(ids[0])]
    const results = await Promise.allSettled([
      one.revise({ company: 'Primera', mediaName: 'Una' }, { by }),
      other.revise({ company: 'Segunda', mediaName: 'Otra' }, { by }),
    ])
    assert.deepEqual(outcomes(results), ['fulfilled', 'rejected'])
    const form = await Form.findOrFail(ids[0])
    const winner = results[0].status === 'fulfilled' ? ['Primera', 'Una'] : ['Segunda', 'Otra']
    assert.deepEqual([form.company, form.detail.mediaName], winner)
    assert.lengthOf(await FormLog.query().where('type', 'updated'), 1)
  })

  test('a simultaneous correction and decision do not overwrite each other', async ({ assert }) => {
    const { ids, by } = await requests(1)
    const [one, other] = [await Form.findOrFail(ids[0]), await Form.findOrFail(ids[0])]
    await Promise.allSettled([
      one.moveTo('approved', { by }),
      other.revise({ company: 'Nueva' }, { by }),
    ])
    const form = await Form.findOrFail(ids[0])
    assert.equal(form.state, 'approved')
    const corrected = await FormLog.query().where('type', 'updated')
    assert.equal(form.company, corrected.length > 0 ? 'Nueva' : null)
    assert.equal(form.version, 2 + corrected.length)
  })
})
