import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import Card from '#models/card'
import FormLog from '#models/form_log'
import { logged } from '#tests/helpers/log'
import { people } from '#tests/helpers/office'
import { approved, pagesOf, printed } from '#tests/helpers/print_runs'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

test.group('The printing of cards', (group) => {
  emptyWorld(group)

  test('only the cards of approved requests are printed', async ({ client, assert }) => {
    const { tennis, user, ids } = await approved(2)
    const waiting = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const response = await printed(client, user, `ids=${ids.join()},${waiting.id},999999`)
    response.assertHeader('content-type', 'application/pdf')
    response.assertHeader('cache-control', 'no-store')
    assert.isUndefined(response.header('content-encoding'))
    const both = pagesOf(response.body())
    const one = pagesOf((await printed(client, user, `ids[]=${ids[0]}`)).body())
    assert.equal(both, 2 * one)
    assert.lengthOf(await FormLog.query().where('type', 'print'), 0)
  })

  test('cards can be printed with {$self}')
    .with([
      'layout=a6',
      'layout=lanyard',
      'layout=cr80',
      'layout=a7',
      'layout=a6&sheet=a4',
      'layout=&sheet=',
    ])
    .run(async ({ client, assert }, layout) => {
      const { user, ids } = await approved(1)
      const response = await printed(client, user, `ids=${ids}&${layout}`)
      response.assertStatus(200)
      assert.equal(response.body().subarray(0, 5).toString(), '%PDF-')
    })

  test('a print is logged in the history and on the card, once a minute and person', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await approved(2)
    for (let time = 0; time < 3; time++) await printed(client, user, `ids=${ids.join()}&print=true`)
    const logs = await FormLog.query().where('type', 'print').orderBy('formId')
    assert.deepEqual(
      logs.map(({ formId, userId }) => [formId, userId]),
      ids.map((id) => [id, user.id])
    )
    assert.isTrue((await Card.all()).every(({ printedAt }) => printedAt !== null))
    await printed(client, await people.printer(), `ids=${ids.join()}&print=true`)
    assert.lengthOf(await FormLog.query().where('type', 'print'), 4)
  })

  test('a card counts as printed only once it is drawn', async ({ client, assert }) => {
    const { tennis, user, ids } = await approved(2)
    const query = `ids=${ids.join()}&print=true`
    const isPrinted = async () =>
      (await Card.query().orderBy('formId')).map(({ printedAt }) => printedAt !== null)
    const unreadable = 'logos/unreadable.png'
    await drive.use().put(unreadable, 'no picture')
    await tennis.merge({ logo: unreadable }).save()
    ;(await printed(client, user, query)).assertStatus(500)
    assert.deepEqual(await isPrinted(), [false, false])
    await tennis.merge({ logo: null }).save()
    await Card.query().where('formId', ids[1]).update({ token: '' })
    ;(await printed(client, user, query)).assertStatus(200)
    assert.deepEqual(await isPrinted(), [true, false])
    assert.lengthOf(await FormLog.query().where('type', 'print'), 1)
  })

  test('cards left out of a print, and photos left out of cards, are in the log with the cause', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { user, forms, ids } = await approved(2)
    const image = 'portraits/unreadable.jpg'
    await drive.use().put(image, 'no picture')
    await forms[0].merge({ image }).save()
    await Card.query().where('formId', ids[1]).update({ token: '' })
    const log = logged({ cleanup })
    ;(await printed(client, user, `ids=${ids.join()}&print=true`)).assertStatus(200)
    const [one, other] = await Card.query().orderBy('formId')
    assert.include(log(), `"cards":["${one.serial}"],"msg":"photos of cards not readable"`)
    assert.match(
      log(),
      new RegExp(`"card":"${other.serial}","err":.*No input text.*card not drawn`)
    )
    assert.notInclude(log(), forms[1].lastName)
  })

  test('a print without a card that can be drawn is refused: {sentence}')
    .with([
      { change: { token: '' }, sentence: 'No se ha podido dibujar ninguna de estas tarjetas.' },
      { change: { state: 'revoked' }, sentence: 'No hay nada que imprimir.' },
    ])
    .run(async ({ client, assert }, { change, sentence }) => {
      const { user, ids } = await approved(1)
      await Card.query().whereIn('formId', ids).update(change)
      const query = `ids=${ids}&print=true`
      const response = await printed(client, user, query)
      assert.equal(response.header('location'), '/merchant')
      const { type, message } = flashed(response).notice!
      assert.deepEqual([type, message.startsWith(sentence)], ['error', true], message)
      const told = await printed(client, user, query).header('accept', 'application/json')
      told.assertStatus(422)
      assert.include(told.body(), { message })
      assert.lengthOf(await FormLog.query().where('type', 'print'), 0)
    })

  test('a print is not logged when it is prefetched or requested by another site')
    .with([
      { 'sec-purpose': 'prefetch' },
      { purpose: 'prefetch' },
      { 'sec-fetch-site': 'cross-site' },
    ])
    .run(async ({ client, assert }, headers) => {
      const { user, ids } = await approved(1)
      const response = await printed(client, user, `ids=${ids}&print=true`).headers(headers as any)
      response.assertStatus(200)
      await client.head(`/merchant/system/pdfs?ids=${ids}&print=true`).loginAs(user)
      assert.lengthOf(await FormLog.query().where('type', 'print'), 0)
    })

  test('printing nothing redirects back with a message and without a loop', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const user = await people.printer()
    const { id } = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const list = `http://127.0.0.1:${process.env.PORT}/merchant/mform/press?state=waiting`
    const response = await printed(client, user, `ids=${id}`).header('referer', list)
    assert.equal(response.header('location'), list)
    assert.deepEqual(flashed(response).notice, {
      type: 'error',
      message:
        'No hay nada que imprimir. Se imprimen las solicitudes aprobadas, salvo las de personas ' +
        'vetadas y las que usted no puede abrir.',
    })
    const typed = await printed(client, user, `ids=${id}`)
    assert.equal(typed.header('location'), '/merchant')
    assert.equal(flashed(typed).notice!.type, 'error')
    for (const query of [
      'ids=',
      'ids=x',
      'ids=1;drop',
      'ids=99999999999',
      '',
      `ids=${id}&layout=huge`,
    ]) {
      const wrong = await client
        .get(`/merchant/system/pdfs?${query}`)
        .loginAs(user)
        .redirects(5)
        .withInertia()
      assert.include([200, 404], wrong.status(), query)
    }
  })
})
