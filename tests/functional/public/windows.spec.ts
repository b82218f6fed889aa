import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import RegistrationWindow from '#models/registration_window'
import Tournament from '#models/tournament'
import { atNoon } from '#tests/helpers/clock'
import { completeAnswers, pathOf, publicTypes, sendForm } from '#tests/helpers/forms'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

async function closed(key: string, opensIn: number, closesIn: number) {
  const type = formTypes.get(key)
  const edition = (await openTournaments())[type.sport]
  const now = DateTime.utc()
  await RegistrationWindow.query()
    .where({ tournamentId: edition.id, formType: key })
    .update({
      opensAt: now.plus({ hours: opensIn }).toSQL({ includeOffset: false }),
      closesAt: now.plus({ hours: closesIn }).toSQL({ includeOffset: false }),
    })
  return { path: pathOf(type), ...completeAnswers(type, edition as any) }
}

test.group('The registration window', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('outside its window, the form {$self} shows that it is closed and accepts nothing')
    .with(publicTypes)
    .run(async ({ client, assert }, key) => {
      const { path, sent } = await closed(key, -48, -1)
      const page = await client.get(path).withInertia()
      page.assertStatus(200)
      page.assertInertiaComponent(key === 'player' ? 'players_closed' : 'closed')
      assert.match((page.inertiaProps as any).closesOn, /^\d{4}-\d{2}-\d{2}$/)
      assert.isFalse((page.inertiaProps as any).soon)

      const response = await sendForm(client, path, sent)
      response.assertStatus(302)
      response.assertHeader('location', path)
      assert.deepEqual(flashed(response).notice, {
        type: 'error',
        message: 'El plazo de este formulario está cerrado.',
      })
      const json = await sendForm(client, path, sent, { json: true, locale: 'en' })
      json.assertStatus(403)
      assert.equal(json.body().message, 'This form is closed.')
      assert.lengthOf(await Form.all(), 0)
    })

  test('a form is closed before its window starts and open from its first moment', async ({
    client,
    assert,
  }) => {
    const { path } = await closed('press', 1, 48)
    const page = await client.get(path).withInertia()
    page.assertInertiaComponent('closed')
    // It opens today, and so it is not over.
    assert.deepInclude(page.inertiaProps, { soon: true, opensOn: DateTime.utc().toISODate() })
    assert.include((await client.get(path)).text(), 'Este formulario todavía no está abierto')
    await RegistrationWindow.query().update({
      opensAt: DateTime.utc().toSQL({ includeOffset: false }),
    })
    ;(await client.get(path).withInertia()).assertInertiaComponent('forms/press')
  })

  test('a form without a window is closed', async ({ client, assert }) => {
    const { path, sent } = await closed('press', -1, 1)
    await RegistrationWindow.query().delete()
    const page = await client.get(path).withInertia()
    page.assertInertiaComponent('closed')
    assert.deepInclude(page.inertiaProps, { opensOn: null, closesOn: null })
    const response = await sendForm(client, path, sent, { json: true })
    response.assertStatus(403)
  })

  test('a closed press form does not close the other forms', async ({ client }) => {
    await closed('press', -48, -1)
    for (const [path, page] of [
      ['/golf/prensa', 'forms/golf_press'],
      ['/forms/staff/acreditaciones', 'forms/accreditation'],
      ['/golf/vip/acreditaciones', 'forms/golf_accreditation'],
    ]) {
      const response = await client.get(path).withInertia()
      response.assertInertiaComponent(page)
    }
  })

  test('the home page shows which forms are open and until when', async ({ client, assert }) => {
    await closed('press', -48, -1)
    const response = await client.get('/').withInertia()
    response.assertInertiaComponent('home')
    const { tournaments } = response.inertiaProps as any
    assert.deepEqual(
      tournaments.map(({ sport }: any) => sport),
      ['tennis', 'golf']
    )
    const forms = tournaments.flatMap((tournament: any) => tournament.forms)
    assert.sameMembers(
      forms.map(({ type }: any) => type),
      publicTypes
    )
    for (const { type, open, path, closesOn } of forms) {
      assert.equal(open, type !== 'press')
      assert.match(closesOn, /^\d{4}-\d{2}-\d{2}$/)
      ;(await client.get(path).withInertia()).assertStatus(200)
    }
  })

  test('without an active edition, there is a home page and the form {$self} is closed')
    .with(publicTypes)
    .run(async ({ client, assert }, key) => {
      const type = formTypes.get(key)
      const edition = (await openTournaments())[type.sport]
      const { sent } = completeAnswers(type, edition as any)
      await Tournament.query().update({ active: false })
      const home = await client.get('/').withInertia()
      assert.deepEqual((home.inertiaProps as any).tournaments, [])
      const page = await client.get(pathOf(type)).withInertia()
      page.assertStatus(200)
      page.assertInertiaComponent(key === 'player' ? 'players_closed' : 'closed')
      assert.deepInclude(page.inertiaProps, { soon: false, opensOn: null, closesOn: null })
      const refused = await sendForm(client, pathOf(type), sent)
      refused.assertHeader('location', pathOf(type))
      assert.equal(flashed(refused).notice?.type, 'error')
      ;(await sendForm(client, pathOf(type), sent, { json: true })).assertStatus(403)
      assert.lengthOf(await Form.all(), 0)
    })
})
