import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { formTypes } from '#form_types/index'
import { addFields, completeAnswers } from '#tests/helpers/forms'
import { people } from '#tests/helpers/office'
import { guest, member, problemsOf } from '#tests/helpers/players'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

/** Values that a body can send in place of a file. */
const forged: Record<string, any> = {
  'only a flag': { isMultipartFile: true },
  'a whole file': {
    ...{ isMultipartFile: true, fieldName: 'image', clientName: 'a.jpg', extname: 'jpg' },
    ...{ size: 1, tmpPath: '/etc/passwd', state: 'consumed', isValid: true, errors: [] },
  },
  'a name that is no text': { clientName: { toString: 1 }, isMultipartFile: { a: 1 } },
  'the name of a method': { isMultipartFile: true, validate: 'yes' },
  'a list': [{ isMultipartFile: true }],
  'a text': 'portraits/00000000000000000000000000.jpg',
}

/** Every route that takes files: its path, the other answers and the names of the files. */
async function asking() {
  const { tennis } = await openTournaments()
  const press = await FormFactory.merge({ tournamentId: tennis.id }).create()
  const { sent: line } = completeAnswers(formTypes.get('line'), tennis as any)
  const { sport, name, code, year, startsOn, endsOn } = tennis
  const edition = `/merchant/config/tournament/${tennis.id}`
  return [
    ['/forms/prensa', pressAnswers(), ['image', 'letter']],
    ['/forms/lineas', line, ['image', 'experience']],
    [
      '/forms/jugadores',
      { ...member(tennis.$extras.player), ...guest(1) },
      ['image', 'guests[1][image]'],
    ],
    ['/merchant/mform/press', pressAnswers(), ['image']],
    [`/merchant/mform/press/${press.id}?_method=put`, {}, ['image']],
    ['/merchant/system', { name: 'Ana', lastName: 'Ruiz' }, ['image']],
    [`/merchant/system/${press.id}`, {}, ['image']],
    ['/merchant/import', {}, ['file']],
    ['/merchant/import-people/press', {}, ['file', 'photos']],
    [edition, { sport, name, code, year, startsOn, endsOn }, ['logo']],
    [`${edition}/designs`, {}, ['background']],
  ] as [string, Record<string, any>, string[]][]
}

/** Turns bracketed field names of a browser into a tree. */
function nested(fields: Record<string, any>) {
  const tree: any = {}
  for (const [name, value] of Object.entries(fields)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop()!
    let at = tree
    for (const key of path) at = at[key] ??= {}
    at[last] = value
  }
  return tree
}

const dotted = (name: string) => name.replace(/\[(\w+)\]/g, '.$1')

test.group('Forged files in a request body', (group) => {
  emptyWorld(group)

  test('a forged file ({$self}) is refused at its field')
    .with(Object.keys(forged))
    .run(async ({ client, assert }, what) => {
      const admin = await people.admin()
      for (const [path, answers, names] of await asking())
        for (const name of names) {
          // A page may send back the address of its current logo.
          if (name === 'logo' && what === 'a text') continue
          const send = (change: (request: any) => any) => {
            const request = client.post(path).loginAs(admin).withCsrfToken().redirects(0)
            return change(request.header('accept', 'application/json'))
          }
          const body = nested({ ...answers, [name]: forged[what] })
          const json = await send((request) => request.json(body))
          const about = `${path} ${name}`
          assert.equal(json.status(), 422, about)
          assert.include(problemsOf(json), `${dotted(name)} file`, about)
          const form = await send((request) => request.form(body))
          assert.equal(form.status(), 422, about)
          assert.include(problemsOf(form), `${dotted(name)} file`, about)
        }
    })

  test('a forged file beside real files in a multipart body is refused', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const request = client.post('/forms/prensa').withCsrfToken().redirects(0)
    addFields(request.header('accept', 'application/json'), pressAnswers())
    request.field('image[isMultipartFile]', 'true').field('image[clientName]', 'a.jpg')
    request.file('letter', Buffer.from('%PDF-'), { filename: 'a.pdf' })
    request.file('guests[1][image]', Buffer.from('x'), { filename: 'a.jpg' })
    request.file('detail', Buffer.from('x'), { filename: 'a.jpg' })
    const response = await request
    response.assertStatus(422)
    assert.deepEqual(problemsOf(response), ['image file'])
  })

  test('a forged object as a flag or as a method is refused', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { id } = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const admin = await people.admin()
    const odd = { toString: 1 }
    for (const [path, body] of [
      ['/forms/jugadores', { has_guest1: odd }],
      [`/merchant/mform/guest/${id}`, { _method: odd }],
      ['/solicitudes', { _method: 1 }],
    ] as const) {
      const request = client.post(path).loginAs(admin).withCsrfToken()
      const response = await request.header('accept', 'application/json').json(body)
      assert.equal(response.status(), 422, path)
    }
  })
})

test.group('Method override in a request body', (group) => {
  emptyWorld(group)

  test('a body with another method still needs the CSRF token', async ({ client }) => {
    for (const method of ['GET', 'HEAD', 'options']) {
      const response = await client
        .post('/solicitudes')
        .header('accept', 'application/json')
        .json({ email: 'ana@example.com', _method: method })
      response.assertStatus(403)
    }
  })
})
