import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { locales } from '#config/i18n'
import { TournamentFactory } from '#database/factories/tournament_factory'
import EntityChange from '#models/entity_change'
import { recordChange } from '#sql/history'
import Tournament from '#models/tournament'
import { historyTypes, recordedEntities, recordedTables } from '#shared/history'
import { people } from '#tests/helpers/office'
import { emptyWorld } from '#tests/helpers/world'

test.group('The filter of the history', (group) => {
  emptyWorld(group)

  test('the history can be filtered by every recorded table', async ({ client, assert }) => {
    const admin = await people.admin()
    for (const entity of recordedTables)
      await EntityChange.create({ entity, entityId: 1, label: entity, type: 'ran' })
    for (const what of recordedTables) {
      const page = await client
        .get('/merchant/config/history')
        .qs({ what })
        .loginAs(admin)
        .withInertia()
      const { lines } = page.inertiaProps as unknown as { lines: { label: string }[] }
      assert.deepEqual(
        lines.map(({ label }) => label),
        [what]
      )
    }
  })

  test('every option of the history filter has a label in both languages', ({ assert }) => {
    for (const locale of locales) {
      const i18n = i18nManager.locale(locale)
      for (const entity of recordedEntities)
        assert.notEqual(i18n.t(`config.history.whats.${entity}`, {}, ''), '', entity)
      for (const type of historyTypes)
        assert.notEqual(i18n.t(`config.history.types.${type}`, {}, ''), '', type)
    }
  })

  test('a table outside the list of recorded tables cannot be recorded', async ({ assert }) => {
    class Unlisted extends Tournament {
      static table = 'unlisted'
    }
    const { id, name } = await TournamentFactory.create()
    const row = Object.assign(new Unlisted(), { id, name })
    assert.throws(
      () => recordChange(db.connection(), row, 'ran', null, { from: null, to: null }),
      'unlisted is missing in #shared/history'
    )
  })
})
