import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { FormsExport } from '#exports/forms_export'
import { chargesIn } from '#meals/charges'
import MakeDocument from '#jobs/make_document'
import { runAgain } from '#jobs/run_again'
import DocumentRun from '#models/document_run'
import MailMessage from '#models/mail_message'
import Tournament from '#models/tournament'
import type User from '#models/user'
import { CLOSED, endAndClose, markClosed } from '#tests/helpers/closings'
import { charge, eating } from '#tests/helpers/charges'
import { order, workbook } from '#tests/helpers/exports'
import { people } from '#tests/helpers/office'
import { approved, runsOf } from '#tests/helpers/print_runs'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

/** A list that waits in the queue. */
const waitingList = (formType: string, edition: { id: number }, by: User) =>
  DocumentRun.create({
    ...{ kind: 'forms_export', state: 'queued', userId: by.id },
    params: {
      ...{ formType, recipients: [by.id] },
      selection: { types: [formType], tournamentId: edition.id },
    },
  })

const documents = async () => {
  const { objects } = await drive.use().listAll('documents')
  return [...objects].map(({ name }) => name).sort()
}

const make = ({ id }: DocumentRun) => MakeDocument.dispatch({ runId: id }).run()

test.group('Documents of an edition that is closed', (group) => {
  emptyWorld(group)

  test('unfinished lists and print runs of a closed edition are not made, and their users read why', async ({
    client,
    assert,
  }) => {
    const { tennis, user, ids } = await approved(2)
    const admin = await people.admin()
    const golf = await Tournament.findByOrFail('sport', 'golf')
    const { make: print, open } = runsOf(client, user)
    const printRun = await print({ ids })
    const cards = await DocumentRun.findOrFail(printRun.runId)
    await cards.merge({ state: 'queued' }).save()
    const list = await waitingList('press', tennis, admin)
    const ofGolf = await waitingList('gpress', golf, admin)
    await endAndClose(tennis, admin)
    for (const run of [cards, list]) {
      await make(run)
      await run.refresh()
      assert.deepEqual([run.state, run.error, run.fileKey], ['failed', 'editionClosed', null])
    }
    assert.equal((await open(printRun)).batch.why, CLOSED)
    const mails = await MailMessage.query().whereLike('template', '%_failed').orderBy('template')
    assert.deepEqual(
      mails.map(({ template, to, params }) => [template, to, params.why]),
      [
        ['cards_failed', user.email, CLOSED],
        ['forms_export_failed', admin.email, CLOSED],
      ]
    )
    await make(ofGolf)
    assert.isTrue((await ofGolf.refresh()).hasFile)

    await runAgain('documents', list.id, admin)
    assert.deepEqual([(await list.refresh()).state, list.fileKey], ['failed', null])
  })

  test('no file is stored of a list that is being written when its edition is closed', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { tennis } = await approved(1)
    const admin = await people.admin()
    const { write } = FormsExport.prototype
    cleanup(() => void (FormsExport.prototype.write = write))
    const before = await documents()
    let written = 0
    FormsExport.prototype.write = async function (...given) {
      const content = await write.apply(this, given)
      if (++written === 1) await endAndClose(tennis, admin)
      return content
    }
    await order(client, {}, admin)
    const run = await DocumentRun.firstOrFail()
    assert.deepEqual([written, run.state, run.error], [1, 'failed', 'editionClosed'])
    assert.deepEqual(await documents(), before)
  })

  test('no list and no print run of a closed edition is ordered', async ({ client, assert }) => {
    const { tennis, user, ids } = await approved(1)
    await markClosed(tennis)
    const answers = [
      (await order(client, { tournament: tennis.id })).response,
      await runsOf(client, user).post('', { ids, layout: 'cr80' }),
    ]
    for (const answer of answers)
      assert.deepEqual(flashed(answer).notice, { type: 'error', message: CLOSED })
    assert.lengthOf(await DocumentRun.all(), 0)
  })

  test('a nightly list that was ordered just before the closing is not made after it', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const run = await waitingList('press', tennis, await people.admin())
    await markClosed(tennis)
    await make(run)
    assert.deepEqual([(await run.refresh()).state, run.error], ['failed', 'editionClosed'])
  })

  test('a restaurant log names nobody of a closed edition, even before they are purged', async ({
    client,
    assert,
  }) => {
    const { press, eater } = await eating()
    await charge({ form: eater, restaurant: press })
    await markClosed(await Tournament.findOrFail(eater.tournamentId))
    await client
      .post('/merchant/restaurantlog/export')
      .loginAs(await people.exporter())
      .withCsrfToken()
      .redirects(0)
      .json({})
    const rows = await workbook()
    assert.deepEqual(
      rows.map((row) => [row.Persona, row.Referencia, row.Créditos]),
      [[null, null, 1]]
    )
    assert.lengthOf(await chargesIn({}, eater.name), 0)
  })
})
