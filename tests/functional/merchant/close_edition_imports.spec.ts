import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { PeopleImport } from '#imports/people_import'
import { workOn } from '#imports/run_import'
import { runAgain } from '#jobs/run_again'
import DefaultPlayer from '#models/default_player'
import EditionClosing from '#models/edition_closing'
import Form from '#models/form'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'
import MailMessage from '#models/mail_message'
import type Tournament from '#models/tournament'
import type User from '#models/user'
import { closeEdition } from '#purge/closing'
import { Purge } from '#purge/purge'
import { CLOSED, end, endAndClose, markClosed } from '#tests/helpers/closings'
import { committedWorld } from '#tests/helpers/committed_world'
import { csv, importing } from '#tests/helpers/imports'
import { whileOtherWaits } from '#tests/helpers/locks'
import { people } from '#tests/helpers/office'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

/** Ends an edition, closes it and purges. */
async function close(edition: Tournament, by: User) {
  await endAndClose(edition, by)
  await new Purge().run()
}

/** A journalist and one with an outlet that no form offers, which the result quotes. */
const twoPeople = () =>
  listOf([journalist(), journalist({ document: 'PAX00002', media: 'Marca secreta' })])

/** Does something else before, or after, the rows of the first part are taken. */
function whileRowsAreTaken(
  { cleanup }: { cleanup(callback: () => void): void },
  at: 'before' | 'after',
  other: () => Promise<unknown>
) {
  const { take } = PeopleImport.prototype
  cleanup(() => void (PeopleImport.prototype.take = take))
  PeopleImport.prototype.take = async function (...given) {
    PeopleImport.prototype.take = take
    if (at === 'before') await other()
    const outcomes = await take.apply(this, given)
    if (at === 'after') await other()
    return outcomes
  }
}

const lastRun = () => ImportRun.query().orderBy('id', 'desc').firstOrFail()

const detailsOn = async (client: ApiClient, path: string, user: User) =>
  ((await client.get(path).loginAs(user).withInertia()).inertiaProps as any).run.details

test.group('An import whose edition is closed', (group) => {
  emptyWorld(group)

  for (const at of ['before', 'after'] as const)
    test(`nothing stays of a list of people whose edition is closed ${at} its rows are taken, and its page says why`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const { tennis } = await openTournaments()
      const by = await people.admin()
      whileRowsAreTaken({ cleanup }, at, () => close(tennis, by))
      await sendPeople(client, await twoPeople(), { by })
      await new Purge().run()
      const run = await lastRun()
      assert.equal(run.state, 'failed')
      for (const model of [Form, ImportRow]) assert.lengthOf(await model.all(), 0)
      assert.lengthOf(await MailMessage.query().whereNotNull('formId'), 0)
      assert.deepEqual([run.file, run.details, run.fileKey], ['….xlsx', null, null])
      assert.deepEqual(await detailsOn(client, `/merchant/import-people/press/${run.id}`, by), [
        CLOSED,
      ])
    })

  test('a list of players is not continued after its edition is closed, even if it is ordered again', async ({
    client,
    assert,
  }) => {
    const { upload, last, tennis, open } = await importing(client)
    const rows = Array.from({ length: 1200 }, (_, at) => [at + 1, 'Ana', `Núm ${at + 1}`])
    await upload(csv([['id', 'Nombre', 'Apellidos'], ...rows]), 'lista.csv', { preview: '1' })
    const run = await (await last()).merge({ state: 'queued' }).save()
    assert.isFalse(await workOn(run, { atMost: -1 }))
    assert.lengthOf(await DefaultPlayer.all(), 1000)
    const admin = await people.admin()
    await close(tennis, admin)
    assert.isTrue(await workOn(run))
    await runAgain('imports', run.id, admin)
    assert.isFalse(['queued', 'running'].includes((await last()).state))
    assert.lengthOf(await DefaultPlayer.all(), 0)
    assert.lengthOf(await ImportRow.all(), 0)
    assert.deepEqual((await open(`/${run.id}`)).run.details, [CLOSED])
  })

  test('an import that is ordered again before the purge makes no person of a closed edition', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const by = await people.admin()
    await sendPeople(client, await twoPeople(), { by, preview: 1 })
    await markClosed(tennis)
    const run = await (await lastRun()).merge({ state: 'queued' }).save()
    assert.isTrue(await workOn(run))
    assert.deepEqual([run.state, run.error], ['failed', 'editionClosed'])
    assert.lengthOf(await Form.all(), 0)
    assert.lengthOf(await ImportRow.all(), 0)
  })

  test('a purge ends an import whose file it deletes', async ({ client, assert, cleanup }) => {
    await openTournaments()
    const in31 = DateTime.utc().plus({ days: 31 })
    whileRowsAreTaken({ cleanup }, 'after', () => new Purge(in31).run())
    await sendPeople(client, await twoPeople(), { by: await reviewer() })
    const run = await lastRun()
    assert.deepEqual([run.state, run.fileKey, run.details], ['failed', null, null])
    assert.lengthOf(await ImportRow.all(), 0)
  })
})

test.group('An import and the closing of its edition at once', (group) => {
  committedWorld(group)
  group.each.setup(() => {
    // No purge begins.
    emitter.fake(['editions:closed'])
    return () => emitter.restore()
  })
  group.each.teardown(async () => {
    await db.from('forgotten_requests').delete()
  })

  test('a row that waits for the closing of its edition makes no person', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const by = await people.admin()
    const list = await listOf([journalist()])
    await whileOtherWaits(
      async (trx) => {
        await trx.from('tournaments').where('id', tennis.id).forUpdate().first()
        await EditionClosing.create(
          { tournamentId: tennis.id, figures: {} as never },
          { client: trx }
        )
      },
      () => sendPeople(client, list, { by })
    )
    assert.lengthOf(await Form.all(), 0)
    assert.equal((await lastRun()).state, 'failed')
  })

  test('a closing waits for the rows that are being written', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const by = await people.admin()
    const ended = await end(tennis)
    const closed = await whileOtherWaits(
      async (trx) => {
        // SQLite waits for a writer.
        await trx.from('tournaments').whereNot('id', tennis.id).update({ accent: '#123456' })
        assert.isTrue(await EditionClosing.keepOpen(trx, [tennis.id]))
      },
      () => closeEdition(ended, by)
    )
    assert.isTrue(closed)
    assert.isFalse(await db.transaction((trx) => EditionClosing.keepOpen(trx, [tennis.id])))
  })
})
