import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import Card from '#models/card'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import { states } from '#shared/request_states'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import Tournament from '#models/tournament'
import { thumbOf } from '#models/form/photos'
import { Purge } from '#purge/purge'
import { randomToken } from '#text/secrets'
import { emptyWorld, playerOf } from '#tests/helpers/world'

const now = DateTime.fromISO('2025-06-05T03:30:00Z', { zone: 'utc' })

/** An edition that ended on a day, with a request in each state; each has its photo. */
async function edition(endsOn: string, year: number) {
  const tournament = await TournamentFactory.merge({
    endsOn,
    year,
    code: `TST${year}`,
    active: false,
  }).create()
  for (const state of states) {
    const image = `portraits/${randomToken()}.jpg`
    for (const key of [image, thumbOf(image)]) await drive.use().put(key, 'x')
    const form = await FormFactory.merge({
      tournamentId: tournament.id,
      image,
      lastName: `${year}`,
    }).create()
    if (state !== 'waiting') await form.moveTo(state, { by: null })
  }
}

/** The remaining requests as `2024 approved`, with a mark if the photo exists. */
async function left() {
  const forms = await Form.query().orderBy('id')
  const rows = forms.map(async ({ lastName, state, image }) => {
    const files = image
      ? [await drive.use().exists(image), await drive.use().exists(thumbOf(image))]
      : []
    return `${lastName} ${state}${files.every(Boolean) && image ? ' photo' : ''}`
  })
  return Promise.all(rows)
}

const everything = (year: number) => states.map((state) => `${year} ${state} photo`)

test.group('Retention of requests', (group) => {
  emptyWorld(group)

  test('undecided and refused requests and all photos are removed after three months', async ({
    assert,
  }) => {
    await edition('2025-03-04', 2025)
    await edition('2025-03-05', 2026)
    const photos = (await Form.query().orderBy('id')).map(({ image }) => image!)
    const report = await new Purge(now).run()
    assert.deepInclude(report, { photos: 3, requests: 2 })
    assert.deepEqual(await left(), ['2025 approved', ...everything(2026)])
    for (const key of photos.slice(0, 3)) {
      assert.isFalse(await drive.use().exists(key))
      assert.isFalse(await drive.use().exists(thumbOf(key)))
    }
  })

  test('the players of a list are removed after thirteen months, those with a request with it', async ({
    assert,
  }) => {
    for (const [endsOn, year] of [
      ['2024-05-04', 2024],
      ['2024-05-05', 2025],
    ] as const) {
      await edition(endsOn, year)
      const tournament = await Tournament.findByOrFail('year', year)
      const host = await playerOf(tournament, { lastName: `${year} con solicitud` })
      await playerOf(tournament, { lastName: `${year} sin solicitud` })
      await Form.query().where('tournamentId', tournament.id).update({ player: host.id })
    }
    const counted = await new Purge(now, { dryRun: true }).run()
    const report = await new Purge(now).run()
    assert.equal(counted.players, 2)
    assert.equal(report.players, 2)
    const kept = await DefaultPlayer.query().orderBy('id')
    assert.deepEqual(
      kept.map(({ lastName }) => lastName),
      ['2025 con solicitud', '2025 sin solicitud']
    )
  })

  test('accredited people are removed with history and card after thirteen months', async ({
    assert,
  }) => {
    await edition('2024-05-04', 2024)
    await edition('2024-05-05', 2025)
    await new Purge(now).run()
    assert.deepEqual(await left(), ['2025 approved'])
    const [{ id }] = await Form.all()
    for (const rows of [await FormLog.all(), await Card.all()]) {
      assert.isTrue(rows.length > 0 && rows.every(({ formId }) => formId === id))
    }
  })

  test('copies of passports are removed after one month, other documents after three', async ({
    assert,
  }) => {
    for (const [endsOn, year] of [
      ['2025-05-01', 2025],
      ['2025-03-01', 2026],
    ] as const) {
      await edition(endsOn, year)
      const form = await Form.query()
        .where({ lastName: `${year}`, state: 'approved' })
        .firstOrFail()
      const keys = {
        passportPhoto: `documents/${randomToken()}.pdf`,
        letter: `documents/${randomToken()}.pdf`,
      }
      await form.merge({ detail: { ...form.detail, ...keys } }).save()
      for (const [field, key] of Object.entries(keys)) {
        await drive.use().put(key, 'x')
        await FormFile.create({ formId: form.id, field, key, name: 'a.pdf' })
      }
    }
    const kept = await FormFile.query().where('field', 'letter').orderBy('id').firstOrFail()
    const all = await FormFile.all()
    assert.equal((await new Purge(now, { dryRun: true }).run()).files, 3)
    assert.equal((await new Purge(now).run()).files, 3)
    assert.deepEqual(
      (await FormFile.all()).map(({ key }) => key),
      [kept.key]
    )
    for (const { key } of all) assert.equal(await drive.use().exists(key), key === kept.key)
    const { detail } = await Form.findOrFail(kept.formId)
    assert.deepInclude(detail, { letter: kept.key, passportPhoto: null })
  })

  test('a dry run counts requests and removes nothing', async ({ assert }) => {
    await edition('2024-05-04', 2024)
    await edition('2025-06-01', 2025)
    const before = await left()
    const asked = await new Purge(now, { dryRun: true }).run()
    assert.deepEqual(await left(), before)
    assert.deepEqual(await new Purge(now).run(), asked)
    assert.deepInclude(asked, { photos: 3, requests: 3 })
    assert.deepEqual(await new Purge(now).run(), {
      photos: 0,
      files: 0,
      requests: 0,
      consentTexts: 0,
      players: 0,
      mails: 0,
      mailFiles: 0,
      history: 0,
      links: 0,
      changes: 0,
      scans: 0,
      orders: 0,
      charges: 0,
      signatures: 0,
      documents: 0,
      imports: 0,
      strayFiles: 0,
      jobs: 0,
      sessions: 0,
      journal: 0,
    })
    assert.deepEqual(await left(), everything(2025))
  })

  test('the command purge removes requests, and with --dry-run it only counts them', async ({
    assert,
  }) => {
    await edition('2020-05-05', 2020)
    ace.ui.switchMode('raw')
    await ace.exec('purge', ['--dry-run'])
    assert.lengthOf(await Form.all(), 3)
    const command = await ace.exec('purge', [])
    const said = command.logger.getLogs().map(({ message }) => message)
    ace.ui.switchMode('normal')
    assert.equal(command.exitCode, 0)
    assert.lengthOf(await Form.all(), 0)
    assert.include(said, 'requests: 3 gone')
  })
})
