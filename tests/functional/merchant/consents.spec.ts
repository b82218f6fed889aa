import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import i18nManager from '@adonisjs/i18n/services/main'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { UserFactory } from '#database/factories/user_factory'
import { organiser } from '#config/organiser'
import { formTypes } from '#form_types/index'
import Consent from '#models/consent'
import ConsentText from '#models/consent_text'
import Form from '#models/form'
import { Purge } from '#purge/purge'
import { statusTokenOf } from '#text/secrets'
import { completeAnswers, pathOf, sendForm } from '#tests/helpers/forms'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments, pressAnswers, reviewer } from '#tests/helpers/world'

async function sent(
  client: ApiClient,
  key: string,
  { locale = 'es', ...changes }: Record<string, string> = {}
) {
  const type = formTypes.get(key)
  const { tennis } = await openTournaments()
  const answers = { ...completeAnswers(type, tennis as any).sent, ...changes }
  await sendForm(client, pathOf(type), answers, { locale })
  return Form.query().orderBy('id', 'desc').firstOrFail()
}

const shown = async (
  client: ApiClient,
  path: string,
  user?: Awaited<ReturnType<typeof reviewer>>
) =>
  client
    .get(path)
    .loginAs(user ?? (await people.admin()))
    .withInertia()

test.group('Consents', (group) => {
  emptyWorld(group)

  test('a consent that was withdrawn is shown so to the office and to its person', async ({
    client,
    assert,
  }) => {
    const form = await sent(client, 'ballboy')
    const user = await people.admin()
    const correction = client.put(`/merchant/mform/ballboy/${form.id}`).loginAs(user)
    await correction.withCsrfToken().redirects(0).json({ acceptImages: false })
    const page = await shown(client, `/merchant/mform/ballboy/${form.id}`, user)
    const { consents } = page.inertiaProps as any
    assert.sameDeepMembers(
      consents.map(({ label, withdrawn }: any) => [label.includes('imágenes'), withdrawn]),
      [
        [true, true],
        [false, false],
      ]
    )
    const data = await client.get(`/solicitudes/${statusTokenOf(form)}/data`)
    assert.sameDeepMembers(
      data.body().consents.map(({ name, withdrawn }: any) => [name, withdrawn]),
      [
        ['acceptImages', true],
        ['acceptPrivacy', false],
      ]
    )
  })

  test('a move to a form that does not ask for a consent ends it, and it keeps its name', async ({
    client,
    assert,
  }) => {
    const form = await sent(client, 'ballboy')
    const user = await people.admin()
    const move = client.post(`/merchant/mform/ballboy/${form.id}/move`).loginAs(user)
    await move.withCsrfToken().redirects(0).json({ form: 'volunteer' })
    const page = await shown(client, `/merchant/mform/volunteer/${form.id}`, user)
    const { consents } = page.inertiaProps as any
    assert.sameDeepMembers(
      consents.map(({ label, withdrawn }: any) => [label.includes('imágenes'), withdrawn]),
      [
        [true, true],
        [false, false],
      ]
    )
  })

  test('a request keeps in {$self} the words that were accepted')
    .with(['es', 'en'])
    .run(async ({ client, assert }, locale) => {
      const form = await sent(client, 'ballboy', { locale })
      const consents = await Consent.ofForms([form.id])
      assert.sameMembers(
        consents.map(({ field }) => field),
        ['acceptPrivacy', 'acceptImages']
      )
      const i18n = i18nManager.locale(locale)
      const wordsOf = (sought: string) => consents.find(({ field }) => field === sought)!.words
      const policies = wordsOf('acceptPrivacy')
      assert.equal(policies.locale, locale)
      for (const words of ['privacy', 'accreditation'])
        assert.include(policies.text, `## ${i18n.t(`ui.policies.${words}`)}`)
      for (const words of [
        organiser.name,
        organiser.dpoEmail,
        locale === 'es' ? '13 meses' : '13 months',
      ])
        assert.include(policies.text, words)
      assert.notMatch(policies.text, /\{\w+\}/)
      const images = wordsOf('acceptImages').text
      for (const part of ['label', 'hint'])
        assert.include(images, i18n.t(`forms.ballboy.fields.acceptImages.${part}`))
    })

  test('a question that was answered with no is not a consent', async ({ client, assert }) => {
    const form = await sent(client, 'ballboy', { acceptImages: 'false' })
    assert.deepEqual(
      (await Consent.ofForms([form.id])).map(({ field }) => field),
      ['acceptPrivacy']
    )
  })

  test('words that many have accepted are stored once', async ({ client, assert }) => {
    await openTournaments()
    for (const document of ['12345678Z', 'X1234567L'])
      await sendForm(client, '/forms/prensa', pressAnswers({ document }))
    assert.lengthOf(await Consent.all(), 2)
    assert.lengthOf(await ConsentText.all(), 1)
  })

  test('the consent of a correction is kept in the language of its page', async ({
    client,
    assert,
  }) => {
    const form = await sent(client, 'ballboy', { acceptImages: 'false' })
    const by = await reviewer()
    await form.askFor({ fields: ['acceptImages'], message: 'Falta.' }, by)
    await client
      .put(`/solicitudes/${statusTokenOf(form)}`)
      .withSession({ locale: 'en' })
      .withCsrfToken()
      .json({ acceptImages: 'true' })
    const [newest] = await Consent.ofForms([form.id])
    assert.deepEqual([newest.field, newest.words.locale], ['acceptImages', 'en'])
  })

  test('the pages of request and person lead to the accepted words', async ({ client, assert }) => {
    const form = await sent(client, 'ballboy', { locale: 'en' })
    for (const path of [`/merchant/mform/ballboy/${form.id}`, `/merchant/people/${form.id}`]) {
      const { consents } = (await shown(client, path)).inertiaProps as any
      assert.lengthOf(consents, 2)
      for (const { id, locale, reference } of consents) {
        assert.deepEqual([locale, reference], ['en', form.idForm])
        const page = await shown(client, `/merchant/consents/${id}`)
        page.assertInertiaComponent('merchant/forms/consent')
        const { blocks, address } = page.inertiaProps as any
        assert.equal(address, `/merchant/mform/ballboy/${form.id}`)
        assert.isNotEmpty(blocks)
      }
    }
  })

  test('the words of a request are read only by those who see its form type', async ({
    client,
    assert,
  }) => {
    const form = await sent(client, 'ballboy')
    const [{ id }] = await Consent.ofForms([form.id])
    const other = await UserFactory.apply('reviewer')
      .merge({ formTypes: ['press'] })
      .create()
    assert.equal((await shown(client, `/merchant/consents/${id}`, other)).status(), 403)
    const own = await UserFactory.apply('reviewer')
      .merge({ formTypes: ['ballboy'] })
      .create()
    assert.equal((await shown(client, `/merchant/consents/${id}`, own)).status(), 200)
  })

  test('the page of an older request says that its words were not kept', async ({
    client,
    assert,
  }) => {
    const form = await sent(client, 'ballboy')
    await Consent.query().delete()
    const { consents } = (await shown(client, `/merchant/mform/ballboy/${form.id}`))
      .inertiaProps as any
    assert.lengthOf(consents, 1)
    assert.deepInclude(consents[0], { id: null, at: form.policyAcceptedAt!.toISO() })
  })

  test('the applicant’s own copy and both exports of the office contain the words', async ({
    client,
    assert,
  }) => {
    const form = await sent(client, 'ballboy', { locale: 'en' })
    const texts = (await ConsentText.all()).map(({ text }) => text)
    const own = await client.get(`/solicitudes/${statusTokenOf(form)}/data`)
    assert.sameMembers(
      own.body().consents.map(({ text }: any) => text),
      texts
    )
    const admin = await people.admin()
    const path = `/merchant/people/${form.id}/export`
    const { records } = (await client.get(`${path}?format=json`).loginAs(admin)).body()
    const { rows } = records.find(({ kind }: any) => kind === 'consents')
    assert.sameMembers(
      rows.map(({ text }: any) => text),
      texts
    )
    const pdf = await client.get(`${path}?format=pdf`).loginAs(admin)
    assert.equal(pdf.header('content-type'), 'application/pdf')
    await Consent.query().delete()
    const without = await client.get(`${path}?format=pdf`).loginAs(admin)
    assert.isAbove(pdf.body().length, without.body().length + 10_000)
  })

  test('the purge removes words that no request names any more', async ({ client, assert }) => {
    const form = await sent(client, 'ballboy', { locale: 'en' })
    await sendForm(client, '/forms/prensa', pressAnswers())
    assert.lengthOf(await ConsentText.all(), 3)
    const past = await TournamentFactory.apply('past').create()
    await form.merge({ tournamentId: past.id }).save()
    const counted = await new Purge(undefined, { dryRun: true }).run()
    assert.equal(counted.consentTexts, 2)
    assert.equal((await new Purge().run()).consentTexts, 2)
    assert.deepEqual(
      (await ConsentText.all()).map(({ locale }) => locale),
      ['es']
    )
  })
})
