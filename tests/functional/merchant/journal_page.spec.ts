import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { DateTime } from 'luxon'
import { noteAccess } from '#journal/entries'
import JournalEntry from '#models/journal_entry'
import { PersonErasure } from '#people/erasure'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { downloadedRows } from '#tests/helpers/workbooks'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const page = '/merchant/journal'

async function loggedIn() {
  const user = await people.admin()
  const visitor = new Visitor()
  await visitor.login(user)
  return { user, visitor }
}

test.group('The page of the access journal', (group) => {
  emptyWorld(group)

  test('entries are shown in words, with a link while the request exists', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const reader = await people.editor()
    await noteAccess(reader, 'document', { formId: form.id, detail: 'letter' })
    await noteAccess(reader, 'export', { total: 12, detail: 'press' })
    await noteAccess(reader, 'photo', { formId: 999_999 })
    const { visitor } = await loggedIn()
    const { component, props } = await visitor.open(page)
    assert.equal(component, 'merchant/config/journal')
    assert.containsSubset(props.lines, [
      { kind: 'Foto ampliada', subject: 'Solicitud ya borrada', url: null },
      { kind: 'Lista o datos exportados', total: 12, detail: 'Prensa', subject: null },
      {
        ...{
          kind: 'Original de un documento',
          user: reader.name,
          role: 'Oficina de acreditaciones',
        },
        ...{ subject: form.idForm, url: `/merchant/mform/press/${form.id}` },
      },
    ])
    assert.notEqual(props.lines[2].detail, 'letter')
  })

  test('the page of the access journal has filters and pages, and its list can be had as a workbook', async ({
    assert,
  }) => {
    const { user, visitor } = await loggedIn()
    const other = await people.editor()
    const at = DateTime.utc()
    for (let day = 0; day < 60; day++)
      await JournalEntry.create({
        ...{ kind: 'photo', userId: other.id, userName: other.name, role: other.role },
        ...{ at: at.minus({ days: day, minutes: 1 }) },
      })
    await noteAccess(user, 'person')
    const first = await visitor.open(`${page}?kind=photo&user=${other.id}`)
    assert.lengthOf(first.props.lines, 50)
    const rest = await visitor.open(`${page}?kind=photo&before=${first.props.next}`)
    assert.lengthOf(rest.props.lines, 10)
    assert.isNull(rest.props.next)
    assert.lengthOf((await visitor.open(`${page}?days=7`)).props.lines, 8)
    assert.lengthOf((await visitor.open(`${page}?user=${user.id}`)).props.lines, 1)
    const [heads, newest, ...older] = await downloadedRows(visitor, `${page}/export?kind=photo`)
    const columns = [
      'Cuándo',
      'Qué',
      'Usuario',
      'Función',
      'Solicitud',
      'Cuántos',
      'Detalle',
      'Motivo',
    ]
    assert.deepEqual(heads, columns)
    const words = ['Foto ampliada', other.name, 'Oficina de acreditaciones', null, null, null, null]
    assert.deepEqual(newest.slice(1), words)
    assert.lengthOf(older, 59)
  })

  test('the page of a person tells the newest 20 entries about them, by role', async ({
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const person = { document: '12345678Z', name: 'Ana', lastName: 'Gil Ruiz' }
    const form = await FormFactory.merge({ tournamentId: tennis.id, ...person }).create()
    const twin = await FormFactory.merge({ tournamentId: golf.id, ...person }).create()
    const reader = await people.editor()
    for (let time = 0; time < 25; time++) await noteAccess(reader, 'photo', { formId: form.id })
    await noteAccess(reader, 'document', { formId: twin.id })
    await noteAccess(reader, 'photo', { formId: form.id + 1000 })
    const { visitor } = await loggedIn()
    const { seen, kept } = (await visitor.open(`/merchant/people/${form.id}`)).props
    assert.lengthOf(seen, 20)
    assert.containsSubset(seen[0], { kind: 'Datos de una persona' })
    assert.containsSubset(seen[1], {
      kind: 'Original de un documento',
      role: 'Oficina de acreditaciones',
    })
    assert.notInclude(JSON.stringify(seen), reader.name)
    const until = DateTime.utc().plus({ months: 12 }).toISODate()
    assert.containsSubset(kept, [{ kind: 'journal', count: 27, until }])
  })

  test('entries about an erased person stay without a link to them', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const { user, visitor } = await loggedIn()
    await noteAccess(user, 'photo', { formId: form.id })
    const { kept } = await new PersonErasure(form.id).run(user)
    assert.containsSubset(kept, [{ kind: 'journal', count: 1 }])
    const { props } = await visitor.open(page)
    assert.containsSubset(props.lines, [{ subject: 'Solicitud ya borrada', url: null }])
  })
})
