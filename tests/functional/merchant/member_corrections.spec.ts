import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import type { Picture } from '#tests/helpers/form_body'
import { addFields, completeAnswers, keptFiles } from '#tests/helpers/forms'
import { guest, member, pdf, problemsOf, sendMember } from '#tests/helpers/players'
import { emptyWorld, flashed, openTournaments, playerOf, reviewer } from '#tests/helpers/world'

/** Saves an edit like the office's page: always as multipart. */
async function save(
  client: ApiClient,
  form: Form,
  answers: Record<string, any>,
  { files = {}, json = false }: { files?: Record<string, Picture>; json?: boolean } = {}
) {
  const request = client
    .post(`/merchant/mform/${form.type}/${form.id}?_method=PUT`)
    .loginAs(await reviewer())
    .withCsrfToken()
    .redirects(0)
  if (json) request.header('accept', 'application/json')
  addFields(request, { version: form.version, ...answers })
  for (const [name, { bytes, name: filename, type: contentType }] of Object.entries(files))
    request.file(name, bytes, { filename, contentType })
  return request
}

/** A stored member of a player's team. */
async function stored(client: ApiClient, files: Record<string, Picture> = {}) {
  const { tennis } = await openTournaments()
  await sendMember(client, member(tennis.$extras.player), { files })
  return { tennis, form: await Form.firstOrFail() }
}

test.group('The correction of a team member', (group) => {
  emptyWorld(group)

  test('the correction of a member offers the current player by name and a search for others', async ({
    client,
    assert,
  }) => {
    const { tennis, form } = await stored(client)
    await playerOf(tennis, { name: 'Example', lastName: 'Two', tour: 'WTA' })
    const user = await reviewer()
    const labels = async (path: string, query = {}) => {
      const page = await client.get(`/merchant/mform/${path}`).qs(query).loginAs(user).withInertia()
      return (page.inertiaProps as any).options.players.map(({ label }: any) => label)
    }
    const edit = `player/${form.id}/edit`
    assert.deepEqual(await labels(edit), ['Ejemplo Uno (ATP, ES)'])
    assert.deepEqual(await labels(edit, { player: 'two' }), ['Example Two (WTA, ES)'])
    assert.deepEqual(await labels('player/create'), [])
    assert.deepEqual(await labels('player/create', { player: 'eje' }), ['Ejemplo Uno (ATP, ES)'])
  })

  test('a member can be moved to another player and then has their name and places', async ({
    client,
    assert,
  }) => {
    const { tennis, form } = await stored(client)
    const { id } = await playerOf(tennis, { name: 'Example', lastName: 'Two', tour: 'WTA' })
    await save(client, form, { tour: 'WTA', player: id })
    await form.refresh()
    assert.equal(form.player, id)
    assert.deepInclude(form.detail, { tour: 'WTA', playerName: 'Example Two' })
    assert.deepInclude((await FormLog.findByOrFail('type', 'updated')).to, {
      playerName: 'Example Two',
    })
  })

  test('a moved member takes their guests along', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await sendMember(client, { ...member(tennis.$extras.player), ...guest(1) })
    const form = await Form.findByOrFail('type', 'player')
    const { id } = await playerOf(tennis, { name: 'Example', lastName: 'Two', tour: 'WTA' })
    await save(client, form, { tour: 'WTA', player: id })
    const brought = await Form.findByOrFail('type', 'guest')
    assert.equal(brought.player, id)
    assert.deepInclude(brought.detail, { playerName: 'Example Two', type: 'Guest' })
  })

  test('an edit of a guest that began before the guest was taken along is refused', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await sendMember(client, { ...member(tennis.$extras.player), ...guest(1) })
    const form = await Form.findByOrFail('type', 'player')
    const companion = await Form.findByOrFail('type', 'guest')
    const { id } = await playerOf(tennis, { name: 'Example', lastName: 'Two', tour: 'WTA' })
    await save(client, form, { tour: 'WTA', player: id })
    const stale = await save(client, companion, { name: 'Otra' }, { json: true })
    stale.assertStatus(409)
    await companion.refresh()
    assert.notEqual(companion.name, 'Otra')
    assert.equal(companion.detail.playerName, 'Example Two')
  })

  test('moving a member to a player without places needs a reason', async ({ client, assert }) => {
    const { tennis, form } = await stored(client)
    const other = await playerOf(tennis, { name: 'Example', lastName: 'Two', nationality: 'GB' })
    for (let count = 0; count < 3; count++) await sendMember(client, member(other))
    const change = { player: other.id }
    assert.deepEqual(problemsOf(await save(client, form, change, { json: true })), [
      'detail.player places.members',
    ])
    assert.isEmpty(
      problemsOf(await save(client, form, { ...change, exceedReason: 'Dirección' }, { json: true }))
    )
    assert.equal((await form.refresh()).player, other.id)
  })

  test('moving a member to a player of another tour is an error at the player field', async ({
    client,
    assert,
  }) => {
    const { tennis, form } = await stored(client)
    const { id } = await playerOf(tennis, { tour: 'WTA' })
    const { errors } = flashed(await save(client, form, { player: id }))
    assert.deepEqual(Object.keys(errors), ['detail.player'])
    assert.equal((await form.refresh()).version, 1)
  })

  test('the correction of a member can keep, replace and remove a document', async ({
    client,
    assert,
  }) => {
    const before = await keptFiles('documents')
    const { form } = await stored(client, { 'detail[passportPhoto]': pdf('uno.pdf') })
    await save(client, form, { city: 'Madrid' })
    assert.equal((await FormFile.firstOrFail()).name, 'uno.pdf')

    await save(client, await form.refresh(), {}, { files: { passportPhoto: pdf('dos.pdf') } })
    const file = await FormFile.firstOrFail()
    assert.deepEqual(
      [file.name, (await form.refresh()).detail.passportPhoto],
      ['dos.pdf', file.key]
    )

    await save(client, form, { passportPhoto: '' })
    assert.isNull((await form.refresh()).detail.passportPhoto)
    assert.lengthOf(await FormFile.all(), 0)
    assert.sameMembers(await keptFiles('documents'), before)
    const log = await FormLog.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual([log.from, log.to], [{ passportPhoto: null }, { passportPhoto: null }])
  })

  test('an invalid nested answer is named by its path', async ({ client, assert }) => {
    const { form } = await stored(client)
    const { errors } = flashed(await save(client, form, { validity: 'day', day: '' }))
    assert.deepEqual(Object.keys(errors), ['detail.day'])
  })
})

test.group('The correction of a volunteer', (group) => {
  emptyWorld(group)

  test('languages are stored row by row, and a single first row is accepted', async ({
    client,
    assert,
  }) => {
    const { golf } = await openTournaments()
    const { stored: detail } = completeAnswers(formTypes.get('gvolunteer'), golf as any)
    const form = await FormFactory.merge({
      tournamentId: golf.id,
      type: 'gvolunteer',
      detail,
    }).create()
    const languages = [
      { language: 'french', level: 'beginner' },
      { language: 'english', level: 'advanced' },
    ]
    const response = await save(client, form, { languages })
    assert.deepEqual(flashed(response).errors, {})
    assert.deepInclude((await form.refresh()).detail, {
      languages,
      language: 'french',
      level: 'beginner',
    })
    const wrong = await save(client, form, { languages: [{ language: 'french', level: '' }] })
    assert.deepEqual(Object.keys(flashed(wrong).errors), ['languages.0.level'])
  })
})
