import { test } from '@japa/runner'
import BlacklistEntry from '#models/blacklist_entry'
import Form from '#models/form'
import { sendForm } from '#tests/helpers/forms'
import { admin, emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

const names = [
  '<!--<script>',
  '</script><img src=x onerror=alert(1)>',
  'Ñ'.repeat(200),
  'مُحَمَّد بن سلمان',
  '\u202Eanigro\u202C',
  '👩🏽‍🚀 Ana 𠮷',
  'Jose\u0301 Ñandú Łukasz Đorđević',
  '=1+1',
  'O\'Neill "Ana" {name} \\ %00 #{1}',
]

test.group('Unusual names', (group) => {
  emptyWorld(group)

  test('the name "{$self}" is stored and shown as it was written')
    .with(names)
    .run(async ({ client, assert }, name) => {
      await openTournaments()
      await sendForm(client, '/forms/prensa', pressAnswers({ name, mediaName: name.slice(0, 120) }))
      const form = await Form.firstOrFail()
      assert.equal(form.name, name)
      assert.equal(form.detail.mediaName, name.slice(0, 120))

      const user = await admin()
      const list = await client.get('/merchant/mform/press').loginAs(user).withInertia()
      assert.equal((list.inertiaProps as any).forms.data[0].name, name)
      const show = await client.get(`/merchant/mform/press/${form.id}`).loginAs(user)
      show.assertStatus(200)
      const [, json] = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(
        show.text()
      )!
      assert.equal(JSON.parse(json).props.form.name, name)
      assert.notInclude(json, '<')
    })

  test('the name "{$self}" can be found by search')
    .with(names)
    .run(async ({ client, assert }, name) => {
      await openTournaments()
      await sendForm(client, '/forms/prensa', pressAnswers({ name }))
      const response = await client
        .get('/merchant/mform/press')
        .qs({ search: name })
        .loginAs(await admin())
        .withInertia()
      assert.equal((response.inertiaProps as any).forms.total, 1)
    })

  test('invisible signs in a name do not hide somebody from the blacklist', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await new BlacklistEntry().merge({ name: 'Vetado', lastName: 'Ejemplo' }).saveFor(await admin())
    const hidden = { name: 'Ve\u200btado\u202e', lastName: 'Ejem\u00adplo' }
    const refused = await sendForm(client, '/forms/prensa', pressAnswers(hidden), { json: true })
    refused.assertStatus(403)
    assert.lengthOf(await Form.all(), 0)
  })

  test('a name with {what} is refused at its field')
    .with([
      {
        what: 'nothing but invisible signs',
        changes: { name: '\u200b \u200b' },
        field: 'name',
        rule: 'required',
      },
      { what: 'a null byte', changes: { name: 'A\u0000na' }, field: 'name', rule: 'plainText' },
      {
        what: 'a line break',
        changes: { lastName: 'Ruiz\nGil' },
        field: 'lastName',
        rule: 'plainText',
      },
      {
        what: '201 characters',
        changes: { name: 'a'.repeat(201) },
        field: 'name',
        rule: 'maxLength',
      },
      {
        what: 'a web address, which a mail to a stranger would greet',
        changes: { name: 'Gana 1000 € http://evil.example/x' },
        field: 'name',
        rule: 'withoutAddress',
      },
      {
        what: 'the name of a site',
        changes: { lastName: 'visite premios.com' },
        field: 'lastName',
        rule: 'withoutAddress',
      },
      ...[
        'goo.gl/x9',
        'Cobre 500 €: evil.de/premio',
        '203.0.113.9',
        'evil．com',
        'bücher.page/x',
      ].map((name) => ({
        what: `the address ${name}`,
        changes: { name },
        field: 'name',
        rule: 'withoutAddress',
      })),
      ...['\u3164', '\u2800 \uffa0'].map((name) => ({
        what: `the letters without a sign ${name.codePointAt(0)}`,
        changes: { name },
        field: 'name',
        rule: 'required',
      })),
      { what: 'spaces only', changes: { name: '   ' }, field: 'name', rule: 'required' },
      {
        what: 'a null byte in the remarks',
        changes: { observation: 'a\u0000' },
        field: 'observation',
        rule: 'plainText',
      },
      {
        what: 'a null byte in the document',
        changes: { document: 'AB12345\u0000' },
        field: 'document',
        rule: 'document',
      },
      {
        what: 'a null byte in the nonce',
        changes: { nonce: '\u0000' },
        field: 'nonce',
        rule: 'uuid',
      },
    ])
    .run(async ({ client, assert }, { changes, field, rule }) => {
      await openTournaments()
      const response = await sendForm(client, '/forms/prensa', pressAnswers(changes), {
        json: true,
      })
      response.assertStatus(422)
      assert.deepEqual(
        response.body().errors.map((error: any) => [error.field, error.rule]),
        [[field, rule]]
      )
      assert.lengthOf(await Form.all(), 0)
    })

  test('a name with half a character, which only JSON can carry, is refused at its field', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const response = await client
      .post('/forms/prensa')
      .withCsrfToken()
      .header('accept', 'application/json')
      .json(pressAnswers({ acceptPrivacy: true, mediaName: 'Diario \ud800' }))
    response.assertStatus(422)
    const broken = response.body().errors.map(({ field, rule }: any) => `${field} ${rule}`)
    assert.sameMembers(broken, ['image required', 'mediaName plainText'])
  })

  test('half a million invisible signs and a letter are refused as too long', async ({
    client,
  }) => {
    await openTournaments()
    const response = await client
      .post('/forms/prensa')
      .withCsrfToken()
      .header('accept', 'application/json')
      .json({ name: `${'\u00ad'.repeat(450_000)}x` })
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'name', rule: 'maxLength' }] })
  })

  test('a list of a hundred thousand values has one problem, and a form at most two hundred', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const post = async (path: string, body: object) => {
      const json = client.post(path).withCsrfToken().header('accept', 'application/json')
      const response = await json.json(body)
      response.assertStatus(422)
      return response.body().errors as { field: string; rule: string }[]
    }
    const many = (length: number) => Array.from({ length }, (_, at) => at)
    const ofList = await post('/forms/lineas', { availablePeriod: many(100_000) })
    assert.deepEqual(
      ofList.filter(({ field }) => field.includes('availablePeriod')).map(({ rule }) => rule),
      ['array.maxLength']
    )
    const lists = { availablePeriod: many(300), languages: many(300) }
    assert.isAtMost((await post('/forms/lineas', lists)).length, 200)
  })
})
