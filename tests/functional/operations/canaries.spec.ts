import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import PurgeExpired from '#jobs/purge_expired'
import Form from '#models/form'
import Tournament from '#models/tournament'
import TraceSearch from '#models/trace_search'
import { dataChecks } from '#operations/checks/data'
import { work } from '#operations/checks/work'
import { plantCanary, removeCanaryEdition } from '#operations/canary'
import { metrics } from '#operations/metrics'
import { Purge } from '#purge/purge'
import { isEmbedded, storageDir } from '#start/env'
import { clock } from '#tests/helpers/clock'
import { committedWorld } from '#tests/helpers/committed_world'
import { people } from '#tests/helpers/office'
import { type Page, Visitor } from '#tests/helpers/visitor'
import { openTournaments } from '#tests/helpers/world'

const JOBS = '/merchant/config/jobs'

const night = () => PurgeExpired.dispatch({}).run()

/** Tables and their rows, without those that any request writes. */
async function rows() {
  const tables = [
    ...['forms', 'tournaments', 'form_files', 'form_logs', 'form_notes', 'guest_links', 'cards'],
    ...['ledger_entries', 'scans', 'collectives', 'collective_forms'],
  ]
  const counts: Record<string, number> = {}
  for (const table of [...tables, 'form_facets', 'mail_log', 'entity_changes', 'queue_jobs'])
    counts[table] = Number((await db.from(table).count('* as total'))[0].total)
  return counts
}

const doctorSays = async () => {
  const check = work.find(({ name }) => name === 'purge')!
  return check.run()
}

/** Leaves something between the planting of the next canary and its purge. */
function whenPlanted(leave: (form: Form) => Promise<void>) {
  const { run } = Purge.prototype
  Purge.prototype.run = async function () {
    Purge.prototype.run = run
    await leave(await Form.query().where('type', 'press').orderBy('id', 'desc').firstOrFail())
    return run.call(this)
  }
  return () => {
    Purge.prototype.run = run
  }
}

test.group('The canaries of the nightly purge', (group) => {
  committedWorld(group)
  group.each.timeout(180_000)
  group.each.teardown(async () => void (await TraceSearch.query().delete()))
  const itIs = clock(group)

  test('a clean night finds nothing in any place and leaves no row', async ({ assert }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id }).create()
    const before = await rows()
    await night()
    const search = await TraceSearch.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual(
      search.places.flatMap(({ traces }) => traces),
      []
    )
    assert.isTrue(search.erased)
    const places = search.places.map(({ place }) => place)
    const own = isEmbedded ? ['database'] : ['rows', 'statistics']
    assert.includeMembers(places, [...own, 'storage', 'temporary'])
    for (const { place, bytes } of search.places)
      if (own.includes(place)) assert.isAbove(bytes, 1000, place)
    assert.deepEqual(await rows(), before)
  })

  test('before the purge, the search finds the canary everywhere', async ({ assert, cleanup }) => {
    const { searchTraces } = await import('#operations/trace_search')
    const canary = await plantCanary()
    cleanup(async () => {
      await new Purge().run()
      await removeCanaryEdition()
    })
    const found = await searchTraces(canary)
    const traces = found.flatMap((one) => one.traces.map((name) => `${one.place} ${name}`))
    for (const key of canary.keys) assert.include(traces.join('\n'), key)
    assert.match(traces.join('\n'), /storage mail\/0-m\d+-canary\.eml/)
    if (isEmbedded) assert.match(traces.join('\n'), /database acreditacion\.sqlite3/)
    else
      for (const table of [
        ...['forms', 'form_logs', 'form_notes', 'mail_log', 'queue_jobs', 'ledger_entries'],
        ...['cards', 'collectives', 'collective_forms'],
      ])
        assert.include(traces, `rows ${table}`)
  })

  test('a copy in a file is found and reported on the page, by the doctor and in the metrics', async ({
    assert,
    cleanup,
  }) => {
    await openTournaments()
    const path = join(storageDir, 'files', 'left.bin')
    cleanup(() => rmSync(path, { force: true }))
    cleanup(
      whenPlanted(async ({ name }) => {
        mkdirSync(join(storageDir, 'files'), { recursive: true })
        writeFileSync(path, Buffer.from(`${'.'.repeat(1_048_570)}${name.toUpperCase()}`))
      })
    )
    await night()
    const office = new Visitor()
    await office.login(await people.admin())
    const { purge } = (await office.open(JOBS)).props
    const storage = purge.places.find(({ place }: { place: string }) => place === 'storage')
    assert.deepEqual(storage.traces, ['files/left.bin'])
    assert.equal(purge.traces, 1)
    const { status, message } = await doctorSays()
    assert.equal(status, 'warning')
    assert.include(message, 'files/left.bin')
    assert.include(await metrics(), 'acreditacion_purge_traces 1\n')
    rmSync(path)
    await night()
    assert.equal((await office.open(JOBS)).props.purge.traces, 0)
    assert.equal((await doctorSays()).status, 'ok')
    assert.include(await metrics(), 'acreditacion_purge_traces 0\n')
  })

  test('a copy of the canary in a row is found with its place', async ({ assert, cleanup }) => {
    const { tennis } = await openTournaments()
    const other = await FormFactory.merge({ tournamentId: tennis.id }).create()
    cleanup(
      whenPlanted(({ lastName }) =>
        other
          .merge({ observation: `Amiga de ${lastName}` })
          .save()
          .then()
      )
    )
    await night()
    const { places } = await TraceSearch.firstOrFail()
    const traces = places.flatMap((one) => one.traces.map((name) => `${one.place} ${name}`))
    if (isEmbedded) assert.include(traces, 'database acreditacion.sqlite3')
    else assert.include(traces, 'rows forms')
  })

  test('a file that cannot be deleted is found, stops no other deletion, and goes another night', async ({
    assert,
    cleanup,
  }) => {
    const { tennis } = await openTournaments()
    await tennis.merge({ active: false, startsOn: '2020-01-01', endsOn: '2020-01-09' }).save()
    const stuck = 'portraits/STUCK.jpg'
    const folder = join(storageDir, 'files', stuck)
    cleanup(() => rmSync(folder, { recursive: true, force: true }))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'x'), 'x')
    const [first, second] = await FormFactory.merge({ tournamentId: tennis.id }).createMany(2)
    await first.merge({ image: stuck }).save()
    cleanup(whenPlanted((form) => form.merge({ imageOriginal: stuck }).save().then()))
    await drive.use().put('portraits/OTHER.jpg', 'x')
    await second.merge({ image: 'portraits/OTHER.jpg' }).save()
    await night()
    const left = (await Form.query().orderBy('id')).map(({ id }) => id)
    assert.include(left, first.id)
    assert.notInclude(left, second.id)
    assert.isFalse(await drive.use().exists('portraits/OTHER.jpg'))
    const told = await TraceSearch.firstOrFail()
    assert.isAbove(told.traces, 0)
    rmSync(folder, { recursive: true })
    await night()
    assert.lengthOf(await Form.all(), 0)
    assert.isNull(await Tournament.findBy('code', 'canary'))
    const last = await TraceSearch.query().orderBy('id', 'desc').firstOrFail()
    assert.equal(last.traces, 0)
  })

  test('no page of the office shows a planted canary, and no count changes', async ({
    assert,
    cleanup,
  }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id }).create()
    const office = new Visitor()
    await office.login(await people.admin())
    const pages = [
      ...['/merchant', '/merchant/mform/press', '/merchant/system', '/merchant/figures', JOBS],
      ...['tournament', 'history', 'history?what=form', 'mails', 'mailbox'].map(
        (name) => `/merchant/config/${name}`
      ),
      ...['latelinks', 'signature', 'batches', 'access'].map((name) => `/merchant/${name}`),
    ]
    const shown = async () => {
      const found: Record<string, Page['props']> = {}
      for (const path of pages) {
        const { status, props } = await office.open(path)
        assert.equal(status, 200, path)
        found[path] = props
      }
      return found
    }
    itIs(DateTime.utc().toISO())
    await shown()
    const before = await shown()
    const canary = await plantCanary()
    cleanup(async () => {
      await new Purge().run()
      await removeCanaryEdition()
    })
    const after = await shown()
    const ledger = dataChecks.find(({ name }) => name === 'ledger')!
    assert.equal((await ledger.run()).status, 'ok')
    for (const path of pages) {
      const text = JSON.stringify(after[path])
      assert.notInclude(text, canary.mark, path)
      assert.notInclude(text, 'canary', path)
      assert.deepEqual(after[path], before[path], path)
    }
  })

  test('the doctor reports a search for canaries that is too old', async ({ assert }) => {
    await openTournaments()
    await people.admin()
    await night()
    assert.equal((await doctorSays()).status, 'ok')
    itIs(DateTime.utc().plus({ hours: 49 }).toISO())
    const { status, message } = await doctorSays()
    assert.equal(status, 'warning')
    assert.include(message, 'PurgeExpired')
  })
})
