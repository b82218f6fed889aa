import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { mailboxDir } from '#mails/eml_transport'
import { carryOut } from '#bulk_changes/carry_out'
import BulkChange from '#models/bulk_change'
import DocumentRun from '#models/document_run'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import LateLink from '#models/late_link'
import MailMessage from '#models/mail_message'
import { saveBy } from '#sql/history'
import { editionsToClose } from '#purge/overdue_editions'
import { Purge } from '#purge/purge'
import { randomToken } from '#text/secrets'
import { atNoon, NOON } from '#tests/helpers/clock'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'
import { orderMails } from '#tests/helpers/order_mails'

const now = DateTime.fromISO(NOON, { zone: 'utc' }).plus({ months: 4 })
const ended = (months: number) => now.minus({ months }).toISODate()!

/** An edition that was closed a number of months before the purge. */
const closedEdition = (months = 3.1) =>
  TournamentFactory.merge({ active: false, endsOn: ended(months) }).create()

test.group('Retention of data around requests', (group) => {
  emptyWorld(group)
  atNoon(group)
  group.each.setup(() => () => rm(mailboxDir, { recursive: true, force: true }))

  test('mails and their files are removed with their request, and other mails are kept', async ({
    assert,
  }) => {
    const edition = await closedEdition()
    const form = await FormFactory.merge({ tournamentId: edition.id }).create()
    const order = { template: 'received', to: 'a@example.com', locale: 'es' } as const
    await orderMails([{ ...order, formId: form.id }, order])
    const [gone, kept] = await MailMessage.query().orderBy('id')
    await rm(mailboxDir, { recursive: true, force: true })
    await mkdir(mailboxDir, { recursive: true })
    const at = DateTime.now().toMillis()
    for (const name of [`${at}-m${gone.id}-x.eml`, `${at}-m${kept.id}-x.eml`, `${at}-x.eml`])
      await writeFile(join(mailboxDir, name), 'x')
    const old = now.minus({ months: 7 }).toMillis()
    await writeFile(join(mailboxDir, `${old}-x.eml`), 'x')

    const counted = await new Purge(now, { dryRun: true }).run()
    const report = await new Purge(now).run()
    assert.deepEqual(report, counted)
    assert.deepInclude(report, { mails: 1, mailFiles: 2, requests: 1 })
    const left = (await readdir(mailboxDir)).filter((name) => name.endsWith('.eml'))
    assert.deepEqual(left.sort(), [`${at}-m${kept.id}-x.eml`, `${at}-x.eml`])
  })

  test('the late links of a closed edition are removed with their history', async ({ assert }) => {
    const user = await reviewer()
    for (const edition of [
      await closedEdition(),
      await TournamentFactory.merge({ year: 2031, code: 'TST31' }).create(),
    ]) {
      const link = new LateLink().merge({
        ...{ tournamentId: edition.id, formType: 'press', email: `${edition.code}@example.com` },
        expiresAt: DateTime.utc().plus({ days: 3 }),
      })
      await saveBy(link, user)
    }
    const report = await new Purge(now).run()
    assert.deepInclude(report, { links: 1, history: 1 })
    assert.deepEqual(
      (await EntityChange.all()).map(({ label }) => label),
      ['press: TST31@example.com']
    )
  })

  test('a bulk change and its reasons are removed when its last request is removed', async ({
    assert,
  }) => {
    const edition = await closedEdition()
    const user = await reviewer()
    const forms = await FormFactory.merge({ tournamentId: edition.id }).createMany(2)
    for (const { id } of forms)
      await carryOut(
        {
          ...{ kind: 'state', formType: 'press', ids: [id] },
          change: { state: id === forms[0].id ? 'rejected' : 'approved', reason: 'Es Ana' },
        },
        user
      )
    assert.equal((await new Purge(now).run()).changes, 1)
    const [left] = await BulkChange.all()
    assert.deepInclude(left.change, { state: 'approved' })
  })

  test('the search words of a list are removed with its file, and so are lists that were never made', async ({
    assert,
  }) => {
    const user = await reviewer()
    const fileKey = 'documents/searched.xlsx'
    await drive.use().put(fileKey, 'x')
    const order = {
      ...{ kind: 'forms_export' as const, userId: user.id },
      params: { formType: 'press', selection: { types: ['press'], search: 'Ana' }, recipients: [] },
    }
    const soon = DateTime.utc().plus({ days: 3 })
    await DocumentRun.create({
      ...order,
      state: 'done',
      fileKey,
      expiresAt: soon.minus({ days: 1 }),
    })
    await DocumentRun.create({ ...order, state: 'failed' })
    assert.equal((await new Purge(soon).run()).documents, 2)
    assert.notInclude(JSON.stringify(await db.from('document_runs')), 'Ana')
    assert.equal((await new Purge(soon.plus({ days: 40 })).run()).documents, 1)
  })

  test('a purge continues after a file that cannot be removed and tries it again the next night', async ({
    assert,
    cleanup,
  }) => {
    const edition = await closedEdition()
    for (const lastName of ['Primera', 'Segunda', 'Tercera'])
      await FormFactory.merge({
        ...{ tournamentId: edition.id, lastName },
        image: `portraits/${randomToken()}.jpg`,
      }).create()
    const stuck = await Form.query().where('lastName', 'Segunda').firstOrFail()
    const disk = drive.use()
    const remove = disk.delete
    disk.delete = async (key) => {
      if (key === stuck.image) throw new Error('EPERM')
      return remove.call(disk, key)
    }
    cleanup(() => void (disk.delete = remove))
    assert.deepInclude(await new Purge(now).run(), { photos: 2, requests: 2 })
    assert.deepEqual(
      (await Form.all()).map(({ lastName }) => lastName),
      ['Segunda']
    )
    disk.delete = remove
    assert.deepInclude(await new Purge(now).run(), { photos: 1, requests: 1 })
  })

  test('failed jobs are removed after thirty days and failed logins after three months', async ({
    assert,
  }) => {
    const at = now.minus({ days: 31 })
    for (const [id, finished] of [
      ['old', at],
      ['new', now],
    ] as const)
      await db.table('queue_jobs').insert({
        ...{ id, queue: 'default', status: 'failed', data: '{}' },
        finished_at: finished.toMillis(),
      })
    for (const months of [2.9, 3.1])
      await EntityChange.create({
        ...{ entity: 'users', label: '?', type: 'login-failed', to: { ip: '192.0.2.1' } },
        at: now.minus({ days: months * 31 }),
      })
    assert.deepInclude(await new Purge(now).run(), { jobs: 1, history: 1 })
    assert.deepEqual(await db.from('queue_jobs').select('id'), [{ id: 'new' }])
  })

  test('what the history says of users is removed after thirteen months', async ({ assert }) => {
    for (const months of [12.9, 13.1])
      await EntityChange.create({
        ...{ entity: 'users', label: `Eva ${months}`, type: 'updated', to: { name: 'Eva' } },
        at: now.minus({ days: months * 30.5 }),
      })
    await new Purge(now).run()
    assert.deepEqual(
      (await EntityChange.all()).map(({ label }) => label),
      ['Eva 12.9']
    )
  })

  test('administrators are reminded of unclosed editions on the dashboard and by the purge command', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await tennis.merge({ endsOn: DateTime.utc().plus({ days: 1 }).toISODate() }).save()
    assert.lengthOf(await editionsToClose(), 1)
    ace.ui.switchMode('raw')
    const command = await ace.exec('purge', [])
    const said = command.logger.getLogs().map(({ message }) => message)
    ace.ui.switchMode('normal')
    assert.match(said.join('\n'), /ended on 2024-09-29 and is active/)
    assert.notInclude(said.join('\n'), tennis.endsOn)

    const admin = new Visitor()
    const { props } = await admin.login(await people.admin())
    assert.containsSubset(props.toClose, [{ endsOn: '2024-09-29' }])
    assert.deepEqual((await new Visitor().login(await people.viewer())).props.toClose, [])
  })

  test('administrators get a mail about an unclosed edition, which is deactivated fourteen days later', async ({
    assert,
  }) => {
    const user = await people.admin()
    const viewer = await people.viewer()
    const endsOn = now.minus({ months: 5 }).toISODate()!
    const edition = await TournamentFactory.merge({ active: true, endsOn }).create()
    await FormFactory.merge({ tournamentId: edition.id }).create()
    const purgeAfter = (days: number) => new Purge(now.plus({ days })).run()

    await purgeAfter(0)
    await purgeAfter(1)
    const mails = await MailMessage.query().where('template', 'edition_overdue')
    assert.deepEqual(
      mails.map(({ to }) => to),
      [user.email]
    )
    assert.deepInclude(mails[0].params, {
      edition: edition.fullName,
      day: now.plus({ days: 14 }).toFormat('dd/MM/yyyy'),
    })
    await purgeAfter(14)
    assert.lengthOf(await Form.all(), 1)
    await purgeAfter(15)
    assert.isFalse((await edition.refresh()).active)
    assert.isFalse((await viewer.refresh()).active)
    assert.isTrue((await user.refresh()).active)
    assert.lengthOf(await Form.all(), 0)
    const [change] = await EntityChange.query().where('entity', 'tournaments')
    assert.deepInclude(change.serialize(), { userId: null, to: { active: false } })
  })

  test('an edition whose last day is moved after the notice stays active', async ({ assert }) => {
    const endsOn = now.minus({ months: 5 }).toISODate()!
    const edition = await TournamentFactory.merge({ active: true, endsOn }).create()
    await new Purge(now).run()
    await edition.refresh()
    assert.isNotNull(edition.closingNoticedAt)
    await edition.merge({ endsOn: now.toISODate()! }).save()
    await new Purge(now.plus({ days: 20 })).run()
    await edition.refresh()
    assert.isTrue(edition.active)
    assert.isNull(edition.closingNoticedAt)
  })

  test('a dry run of the purge writes to nobody', async ({ assert }) => {
    await people.admin()
    await TournamentFactory.merge({ active: true, endsOn: '2020-01-01' }).create()
    await new Purge(now, { dryRun: true }).run()
    assert.lengthOf(await MailMessage.all(), 0)
  })
})
