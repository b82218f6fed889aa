import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { FormFactory } from '#database/factories/form_factory'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import Reason from '#models/reason'
import { answer, ask, shownTo } from '#tests/helpers/asked_changes'
import { atNoon } from '#tests/helpers/clock'
import { goodPhoto } from '#tests/helpers/forms'
import { listed, requests } from '#tests/helpers/lists'
import { people } from '#tests/helpers/office'
import { problemsOf } from '#tests/helpers/players'
import { emptyWorld, flashed, openTournaments, photoJpeg } from '#tests/helpers/world'

async function waiting(changes: Record<string, unknown> = {}) {
  const { tennis } = await openTournaments()
  const { id } = await FormFactory.merge({ tournamentId: tennis.id, ...changes }).create()
  return Form.findOrFail(id)
}

/** A request whose requested changes were answered. */
async function answered(client: ApiClient, fields: string[], sent: Record<string, unknown>) {
  const form = await waiting()
  await ask(client, form, { fields })
  await answer(client, form, sent)
  return form.refresh()
}

test.group('Requests for changes', (group) => {
  emptyWorld(group)

  test('a user who may ask for changes sees the ready-made reasons in their language', async ({
    client,
    assert,
  }) => {
    const form = await waiting()
    const { reasons } = await shownTo(client, form, await people.editor(), 'en')
    assert.deepInclude(reasons[0], { kind: 'changes', fields: ['image'] })
    assert.match(reasons[0].name, /^Photo/)
    assert.match(reasons[0].texts.es, /otra/)
    assert.deepEqual((await shownTo(client, form, await people.viewer())).reasons, [])
  })

  test('a request for changes records each ready-made reason that was used', async ({
    client,
    assert,
  }) => {
    const form = await waiting()
    const [first, second] = await Reason.ready(['changes'])
    for (const reason of [first.id, [first.id, second.id]])
      await ask(client, form, { fields: ['image'], reason })
    const logs = await FormLog.query().where('type', 'asked').orderBy('id')
    assert.deepEqual(
      logs.map(({ to }) => to!.reasons),
      [[first.id], [first.id, second.id]]
    )
    assert.deepInclude(logs[1].to, { fields: ['image'], message: 'Revíselo, por favor.' })
  })

  test('a request for changes with a deleted or unsuitable reason is refused', async ({
    client,
    assert,
  }) => {
    const form = await waiting()
    const [refusal] = await Reason.ready(['rejected'])
    for (const [locale, said] of [
      ['es', 'Este motivo ya no existe. Elija otro o escríbalo.'],
      ['en', 'This reason no longer exists. Choose another one or write it.'],
    ])
      for (const reason of [999_999, refusal.id, [refusal.id, 999_999]]) {
        const response = await ask(client, form, { fields: ['image'], reason }, { locale })
        assert.deepEqual(flashed(response).errors, { reason: [said] })
      }
    assert.isNull((await form.refresh()).asked)
    assert.lengthOf(await MailMessage.all(), 0)
  })

  test('a request for changes can open only questions of the form', async ({ client, assert }) => {
    const form = await waiting()
    for (const name of ['credits', 'license', 'toString', '__proto__'])
      assert.deepEqual(
        problemsOf(await ask(client, form, { fields: [name] }, { json: true })),
        ['fields enum'],
        name
      )
  })

  test('a request for changes is refused when somebody else changed the request before', async ({
    client,
    assert,
  }) => {
    const form = await waiting()
    const { version } = form
    await ask(client, form, { fields: ['image'], version })
    const response = await ask(client, form, { fields: ['email'], version }, { locale: 'en' })
    assert.match(flashed(response).notice!.message, /^Somebody else changed this request/)
    assert.deepEqual((await form.refresh()).asked!.fields, ['image'])
    await form.moveTo('rejected', { by: null })
    const late = await ask(client, form, { fields: ['email'], version: form.version })
    assert.match(flashed(late).notice!.message, /^Solo se pueden pedir cambios/)
  })

  test("the list marks a request as asked and, after the applicant's answer, as corrected", async ({
    client,
    assert,
  }) => {
    const form = await waiting()
    const marks = async () => {
      const [{ asked, corrected }] = (await listed(client)).props.forms.data
      return { asked, corrected }
    }
    assert.deepEqual(await marks(), { asked: false, corrected: false })
    await ask(client, form, { fields: ['mediaName'] })
    assert.deepEqual(await marks(), { asked: true, corrected: false })
    await answer(client, form, { mediaName: 'La Raqueta' })
    assert.deepEqual(await marks(), { asked: false, corrected: true })
  })
})

test.group('A corrected request', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('a corrected request comes first in the list', async ({ client, assert }) => {
    const { forms } = await requests(['Primera', 'Segunda', 'Tercera'])
    assert.deepEqual((await listed(client)).names, ['Tercera', 'Segunda', 'Primera'])
    const form = await Form.findOrFail(forms[0].id)
    await ask(client, form, { fields: ['mediaName'] })
    assert.deepEqual((await listed(client)).names, ['Tercera', 'Segunda', 'Primera'])
    await answer(client, form, { mediaName: 'La Raqueta' })
    assert.deepEqual((await listed(client)).names, ['Primera', 'Tercera', 'Segunda'])
    await form.refresh()
    await form.moveTo('approved', { by: null })
    assert.deepEqual((await listed(client)).names, ['Tercera', 'Segunda', 'Primera'])
  })

  test('a corrected request shows old and new values but no documents', async ({
    client,
    assert,
  }) => {
    const form = await answered(client, ['mediaName', 'document', 'email', 'city'], {
      mediaName: 'La Raqueta',
      document: '12345678Z',
      email: 'nueva@example.com',
      city: 'Alcor',
    })
    const { corrected } = await shownTo(client, form, await people.viewer())
    assert.sameMembers(corrected.fields, ['mediaName', 'document', 'email', 'city'])
    assert.deepInclude(corrected.before, { mediaName: 'Diario', city: null })
    assert.notProperty(corrected.before, 'document')
    assert.equal(Date.parse(corrected.at), DateTime.now().toMillis())
    assert.equal(form.correctedAt!.toMillis(), DateTime.now().toMillis())
  })

  test('an answer that was sent again unchanged is not marked as corrected', async ({
    client,
    assert,
  }) => {
    const form = await answered(client, ['mediaName', 'media'], {
      mediaName: 'Diario',
      media: 'tvrh',
    })
    assert.deepEqual(form.corrected!.fields, ['media'])
    await ask(client, form, { fields: ['mediaName'] })
    await answer(client, form, { mediaName: 'Diario' })
    assert.deepEqual((await form.refresh()).corrected!.fields, [])
  })

  test('a corrected photo is shown with its own warnings', async ({ client, assert }) => {
    const form = await waiting({ imageWarnings: ['blurred'] })
    await ask(client, form, { fields: ['image'] })
    const dark = await sharp(await photoJpeg())
      .linear(0.35, 0)
      .jpeg()
      .toBuffer()
    const image = { ...(await goodPhoto()), bytes: dark }
    await answer(client, form, {}, { files: { image } })
    const user = await people.reviewer()
    const props = await shownTo(client, form, user)
    assert.deepEqual(props.corrected.fields, ['image'])
    assert.deepEqual(props.corrected.before, {})
    assert.include(props.form.imageWarnings, 'dark')
    assert.notInclude(props.form.imageWarnings, 'blurred')
    assert.include(JSON.stringify(props.checks), 'photo.dark')
  })

  test('a corrected request loses its mark after {what}')
    .with([
      { what: 'a decision', end: (form: Form) => form.moveTo('approved', { by: null }) },
      { what: 'its withdrawal', end: (form: Form) => form.withdraw() },
      {
        what: 'another request for changes',
        end: async (form: Form) =>
          form.askFor({ fields: ['image'], message: 'Otra foto' }, await people.reviewer()),
      },
    ])
    .run(async ({ client, assert }, { end }) => {
      const form = await answered(client, ['city'], { city: 'Alcor' })
      assert.isNotNull(form.corrected)
      await end(form)
      await form.refresh()
      assert.deepEqual([form.corrected, form.correctedAt], [null, null])
    })

  test('a corrected request keeps its mark while staff edit it', async ({ client, assert }) => {
    const form = await answered(client, ['city'], { city: 'Alcor' })
    const user = await people.editor()
    await client
      .put(`/merchant/mform/press/${form.id}`)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .json({ city: 'Alcores' })
    const { corrected, form: row } = await shownTo(client, form, user)
    assert.deepEqual([corrected.fields, corrected.before], [['city'], { city: null }])
    assert.equal(row.city, 'Alcores')
    assert.isTrue(DateTime.fromISO(corrected.at).isValid)
  })
})
