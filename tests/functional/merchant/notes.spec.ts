import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import Form from '#models/form'
import FormLog from '#models/form_log'
import FormNote from '#models/form_note'
import type User from '#models/user'
import { statusTokenOf } from '#text/secrets'
import { oddest } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

async function desk() {
  const { tennis } = await openTournaments()
  const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
  return { form, user: await people.reviewer() }
}

function send(client: ApiClient, form: Form, user: User, to: string, body: object = {}) {
  const method = to.startsWith('notes/') ? 'delete' : 'post'
  return client[method](`/merchant/mform/${form.type}/${form.id}/${to}`)
    .loginAs(user)
    .withSession({ locale: 'es' })
    .withCsrfToken()
    .redirects(0)
    .json(body)
}

const shown = async (client: ApiClient, form: Form, user: User) =>
  (await client.get(`/merchant/mform/press/${form.id}`).loginAs(user).withInertia())
    .inertiaProps as any

test.group('Internal notes', (group) => {
  emptyWorld(group)

  test('notes are shown to everybody who sees the request, newest first', async ({
    client,
    assert,
  }) => {
    const { form, user } = await desk()
    await send(client, form, user, 'notes', { text: 'Llamé.\nNo contesta.' })
    await send(client, form, user, 'notes', { text: 'Ya contesta.' })
    const { notes } = await shown(client, form, await people.viewer())
    assert.deepEqual(
      notes.map(({ text, user: by, mayRemove }: any) => [text, by, mayRemove]),
      [
        ['Ya contesta.', user.name, false],
        ['Llamé.\nNo contesta.', user.name, false],
      ]
    )
    const list = await client.get('/merchant/mform/press').loginAs(user).withInertia()
    assert.equal((list.inertiaProps as any).forms.data[0].notes, 2)
  })

  test('a note can be removed by its author or an administrator', async ({ client, assert }) => {
    const { form, user } = await desk()
    for (const text of ['Una', 'Dos']) await send(client, form, user, 'notes', { text })
    const [one, two] = await FormNote.query().orderBy('id')
    const other = await send(client, form, await people.reviewer(), `notes/${one.id}`)
    other.assertStatus(403)
    await send(client, form, user, `notes/${one.id}`)
    assert.isTrue((await shown(client, form, await people.admin())).notes[0].mayRemove)
    await send(client, form, await people.admin(), `notes/${two.id}`)
    assert.lengthOf(await FormNote.all(), 0)
    const logs = await FormLog.query().where({ formId: form.id, type: 'note' }).orderBy('id')
    assert.deepEqual(
      logs.map(({ to }) => to!.note),
      ['added', 'added', 'removed', 'removed']
    )
    assert.notInclude(JSON.stringify(logs), 'Una')
  })

  test('a note is not found under another request', async ({ client }) => {
    const { form, user } = await desk()
    await send(client, form, user, 'notes', { text: 'Una' })
    const { id } = await FormNote.firstOrFail()
    const other = await FormFactory.merge({ tournamentId: form.tournamentId }).create()
    ;(await send(client, other, user, `notes/${id}`)).assertStatus(404)
    ;(await send(client, form, user, 'notes/999999')).assertStatus(404)
  })

  test('a note needs a text and the right to write it', async ({ client, assert }) => {
    const { form, user } = await desk()
    for (const text of ['', '   ', null, ...oddest]) {
      const { errors } = flashed(await send(client, form, user, 'notes', { text }))
      assert.property(errors, 'text', String(text).slice(0, 20))
    }
    const viewer = await people.viewer()
    ;(await send(client, form, viewer, 'notes', { text: 'No' })).assertStatus(403)
    assert.lengthOf(await FormNote.all(), 0)
  })

  test('a note is never shown to the applicant', async ({ client, assert }) => {
    const { form, user } = await desk()
    await send(client, form, user, 'notes', { text: 'Secretísimo' })
    await send(client, form, user, 'assign-to', { user: user.id })
    const token = statusTokenOf(form)
    for (const name of ['status.show', 'status.data']) {
      const response = await client.get(router.makeUrl(name, { token }))
      response.assertStatus(200)
      assert.notInclude(response.text(), 'Secretísimo', name)
      assert.notInclude(response.text(), user.name, name)
    }
  })
})

test.group('The assignee of a request', (group) => {
  emptyWorld(group)

  test('an assignee is shown on the page and in the list and logged by name', async ({
    client,
    assert,
  }) => {
    const { form, user } = await desk()
    const next = await UserFactory.merge({ name: 'Berta Sanz' }).create()
    await send(client, form, user, 'assign-to', { user: user.id })
    await send(client, form, user, 'assign-to', { user: next.id })
    await send(client, form, user, 'assign-to', { user: next.id })
    const { assignedTo, assignees, form: props } = await shown(client, form, user)
    assert.deepEqual(assignedTo, { id: next.id, name: 'Berta Sanz' })
    assert.deepEqual(props.assignedTo, assignedTo)
    assert.includeMembers(
      assignees.map(({ id }: any) => id),
      [user.id, next.id]
    )
    const list = await client.get('/merchant/mform/press').loginAs(user).withInertia()
    assert.deepEqual((list.inertiaProps as any).forms.data[0].assignedTo, assignedTo)
    await send(client, form, user, 'assign-to', { user: null })
    const logs = await FormLog.query().where({ formId: form.id, type: 'assigned' }).orderBy('id')
    assert.deepEqual(
      logs.map(({ from, to }) => [from!.user, to!.user]),
      [
        [null, user.name],
        [user.name, 'Berta Sanz'],
        ['Berta Sanz', null],
      ]
    )
    // An assignment is no correction, so it does not interrupt somebody who edits the request.
    const now = await Form.findOrFail(form.id)
    assert.deepEqual([now.version, now.assignedTo], [1, null])
  })

  test('only office users who see the form can be assigned', async ({ client, assert }) => {
    const { form, user } = await desk()
    const blind = await UserFactory.merge({ formTypes: ['line'] }).create()
    const gone = await UserFactory.merge({ active: false }).create()
    const coordinator = await people.coordinator()
    for (const id of [blind.id, gone.id, coordinator.id, 999_999]) {
      const { errors } = flashed(await send(client, form, user, 'assign-to', { user: id }))
      assert.deepEqual(errors, { user: ['Elija a alguien de la oficina que vea este formulario.'] })
    }
    for (const odd of [...oddest, -1, 0, 'yo', undefined]) {
      const { errors } = flashed(await send(client, form, user, 'assign-to', { user: odd }))
      assert.property(errors, 'user', String(odd).slice(0, 20))
    }
    ;(await send(client, form, await people.viewer(), 'assign-to', { user: user.id })).assertStatus(
      403
    )
    assert.isNull((await Form.findOrFail(form.id)).assignedTo)
  })
})
