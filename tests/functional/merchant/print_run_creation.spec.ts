import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import MakeDocument from '#jobs/make_document'
import BlacklistEntry from '#models/blacklist_entry'
import Card from '#models/card'
import PrintRun from '#models/print_run'
import PrintRunRow from '#models/print_run_row'
import DocumentRun from '#models/document_run'
import Form from '#models/form'
import { decideOn } from '#tests/helpers/decisions'
import { people } from '#tests/helpers/office'
import { approved, readPdf, runsOf } from '#tests/helpers/print_runs'
import { emptyWorld, flashed } from '#tests/helpers/world'

const names = async ({ id }: PrintRun) =>
  (await PrintRunRow.query().where('batchId', id).orderBy('position')).map(({ name }) => name)

/** Approved people by surname, each with an outlet. */
async function crowd(named: [lastName: string, company: string | null][]) {
  const world = await approved(named.length)
  for (const [index, [lastName, company]] of named.entries()) {
    const form = await Form.findOrFail(world.ids[index])
    await form.revise({ name: 'Ana', lastName, mediaName: company }, { by: world.user })
  }
  return world
}

test.group('The creation of a print run', (group) => {
  emptyWorld(group)

  test('a print run contains selected people or everybody in a filtered list', async ({
    client,
    assert,
  }) => {
    const { tennis, user, ids } = await approved(3)
    const waiting = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const runs = runsOf(client, user)
    const forms = async (printRun: PrintRun) =>
      (await printRun.related('rows').query().orderBy('position')).map(({ formId }) => formId)

    const chosen = await runs.make({ ids: [ids[2], ids[0], waiting.id, 999_999] })
    assert.deepEqual(await forms(chosen), [ids[2], ids[0]])
    await runs.rollBack(chosen)
    const listed = await runs.make({ form: 'press', all: true, filter: { state: 'approved' } })
    assert.deepEqual(await forms(listed), ids)
    const undecided = await runs.post('', { form: 'press', filter: { state: 'waiting' } })
    assert.match(flashed(undecided).notice!.message, /^No hay nada que imprimir/)
    await runs.confirm(listed)
    await Form.query().where('id', ids[1]).update({ search_text: 'distinto' })
    const none = await runs.post('', { filter: { printed: 'no' } })
    assert.equal(flashed(none).notice?.type, 'error')
    await Card.query().where('formId', ids[1]).update({ stale: true })
    assert.deepEqual(await forms(await runs.make({ filter: { stale: 'yes' } })), [ids[1]])
  })

  test('a print run is sorted by company or by name in its current spelling', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await crowd([
      ['Núñez', 'Écija TV'],
      ['Abad', 'Zeta'],
      ['Nuño', 'Ecija tv'],
      ['Zubiri', 'Alfa'],
    ])
    const runs = runsOf(client, user)
    const byCompany = await runs.make({ ids, sort: 'company' })
    const sorted = ['Ana Zubiri', 'Ana Núñez', 'Ana Nuño', 'Ana Abad']
    assert.deepEqual(await names(byCompany), sorted)
    const form = await Form.findOrFail(ids[0])
    await form.revise({ lastName: 'Zzz' }, { by: user })
    assert.deepEqual(await names(byCompany), sorted)
    await runs.rollBack(byCompany)
    assert.deepEqual(await names(await runs.make({ ids, sort: 'name' })), [
      'Ana Abad',
      'Ana Nuño',
      'Ana Zubiri',
      'Ana Zzz',
    ])
  })

  test('a print run of a list leaves out people in another open run and says how many', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await approved(3)
    const runs = runsOf(client, user)
    await runs.make({ ids: ids.slice(0, 2) })
    const whole = { form: 'press', all: true, filter: { state: 'approved' } }
    const second = await runs.post('', whole)
    assert.match(flashed(second).notice!.message, /1 tarjeta\. 2 quedan fuera/)
    const third = await runs.post('', { filter: { printed: 'no' } })
    assert.match(flashed(third).notice!.message, /otra tirada/)
    assert.lengthOf(await PrintRun.all(), 2)
  })

  test('a print run of selected people includes people who are in another open run', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await approved(2)
    const runs = runsOf(client, user)
    await runs.make({ ids: [ids[0]] })
    assert.include((await runs.post('', { ids, preview: true })).body(), { cards: 2, free: 1 })
    assert.equal((await runs.make({ ids })).total, 2)
    assert.equal((await runs.make({ form: 'press', ids })).total, 2)
    assert.lengthOf(await PrintRun.all(), 3)
  })

  test('an empty print run is not stored', async ({ client, assert }) => {
    const { tennis, user, ids } = await approved(1)
    const { id } = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const scoped = await people.printer()
    await scoped.merge({ formTypes: ['guest'] }).save()
    const answers = [
      await runsOf(client, user).post('', { ids: [id] }),
      await runsOf(client, scoped).post('', { ids }),
    ]
    for (const answer of answers)
      assert.match(flashed(answer).notice!.message, /^No hay nada que imprimir/)
    assert.lengthOf(await PrintRun.all(), 0)
    assert.lengthOf(await DocumentRun.all(), 0)
  })

  test('a print run starts with a separator sheet whose back is blank', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await crowd([
      ['Uno', 'Radio Ñ'],
      ['Dos', 'Radio Ñ'],
      ['Tres', 'Canal B'],
    ])
    // As ligatures, its letters would be found by nobody.
    await user.merge({ name: 'Fiona Leffler' }).save()
    const runs = runsOf(client, user)
    const printRun = await runs.make({ ids, sort: 'company' })
    const { pages, millimetres } = readPdf(await runs.pdf(printRun))
    assert.lengthOf(pages, 2 + 3 * 2)
    for (const words of [`Tirada ${printRun.id} / Print run ${printRun.id}`, user.name, 'Radio Ñ'])
      assert.include(pages[0], words)
    assert.isBelow(pages[0].indexOf('Canal B'), pages[0].indexOf('Radio Ñ'))
    assert.equal(pages[1].trim(), '')
    assert.include(pages[2].toUpperCase(), 'TRES')
    assert.approximately(millimetres[0], 53.98, 0.1)
    assert.approximately(millimetres[1], 85.6, 0.1)
  })

  test('a print run on A4 keeps fronts and backs together', async ({ client, assert }) => {
    const { user, ids } = await approved(5)
    const runs = runsOf(client, user)
    const printRun = await runs.make({ ids, layout: 'lanyard', sheet: 'a4' })
    const { pages, millimetres } = readPdf(await runs.pdf(printRun))
    // Six pages: the cover and its back, four cards and their backs, the fifth card and its back.
    assert.lengthOf(pages, 6)
    const forms = await Form.query().whereIn('id', ids)
    const serials = pages.map((text) => forms.filter(({ idForm }) => text.includes(idForm)).length)
    assert.deepEqual(serials, [0, 0, 4, 0, 1, 0])
    assert.deepEqual(millimetres.map(Math.round), [210, 297])
  })

  test('a print run leaves out cards that were revoked in the meantime', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await approved(3)
    const runs = runsOf(client, user)
    const printRun = await runs.make({ ids })
    await decideOn([ids[1]], 'rejected', user)
    await DocumentRun.query().update({ state: 'queued' })
    await MakeDocument.dispatch({ runId: printRun.runId! }).run()
    const { rows, batch: shown } = await runs.open(printRun)
    assert.equal(shown.total, 3)
    assert.deepEqual(
      rows.data.map(({ outcome }: any) => outcome),
      ['waiting', 'leftOut', 'waiting']
    )
    assert.lengthOf(readPdf(await runs.pdf(printRun)).pages, 2 + 2 * 2)
    await runs.confirm(printRun)
    assert.lengthOf(await Card.query().whereNotNull('printedAt'), 2)
  })

  test('a print run leaves out people who were blacklisted or restricted in the meantime', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await crowd([
      ['Abad', null],
      ['Nuño', null],
      ['Zubiri', null],
    ])
    const runs = runsOf(client, user)
    const printRun = await runs.make({ ids })
    const [name, lastName] = ['Ana', 'Nuño']
    await BlacklistEntry.create({
      name,
      lastName,
      foldedName: BlacklistEntry.foldedNameOf(name, lastName),
    })
    await Form.query().where('id', ids[2]).update({ restrictedAt: '2026-01-01 00:00:00' })
    await DocumentRun.query().update({ state: 'queued' })
    await MakeDocument.dispatch({ runId: printRun.runId! }).run()
    const { rows } = await runs.open(printRun)
    assert.deepEqual(
      rows.data.map(({ outcome }: any) => outcome),
      ['waiting', 'leftOut', 'leftOut']
    )
    await runs.confirm(printRun)
    const printed = await Card.query().whereNotNull('printedAt')
    assert.deepEqual(
      printed.map(({ formId }) => formId),
      [ids[0]]
    )
  })

  test('the preview of a print run says which cards were printed and where', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await approved(4)
    const runs = runsOf(client, user)
    const first = await runs.make({ ids: ids.slice(0, 3) })
    await runs.confirm(first)
    await Card.query().where('formId', ids[0]).update({ stale: true })
    await runs.make({ ids: [ids[3]] })
    const preview = await runs.post('', { ids, preview: true })
    assert.deepEqual(preview.body(), {
      total: 4,
      cards: 4,
      free: 3,
      printed: 2,
      printedFree: 2,
      batches: [first.id],
    })
    assert.lengthOf(await PrintRun.all(), 2)
  })
})
