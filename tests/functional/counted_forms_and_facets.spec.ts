import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import { carryOut } from '#bulk_changes/carry_out'
import type Form from '#models/form'
import { countedForms, foldCounts } from '#queries/counted_forms'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

const keys = ['tournament_id', 'type', 'category', 'state']

const inOrder = (rows: Record<string, any>[]) =>
  rows
    .map((row) => [...keys.map((key) => row[key]), Number(row.count)].join(' '))
    .filter((line) => !line.endsWith(' 0'))
    .sort()

/** What the database keeps counted, and what counting finds. */
async function counts() {
  const kept = countedForms()
    .groupBy(...keys)
    .select(keys)
    .sum('count as count')
  const found = db
    .from('forms')
    .groupBy(...keys)
    .select(keys)
    .count('* as count')
  return { kept: inOrder(await kept), found: inOrder(await found) }
}

const facetsOf = async ({ id }: Form) => {
  const rows = await db.from('form_facets').where('form_id', id).orderBy('facet').select('facet')
  return rows.map(({ facet }) => facet)
}

test.group('Rows that the database keeps', (group) => {
  emptyWorld(group)

  test('requests stay counted when they come, are decided in ones and by hundreds, and go', async ({
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const by = await admin()
    const press = await FormFactory.merge({ tournamentId: tennis.id }).createMany(7)
    await FormFactory.merge({ tournamentId: golf.id }).createMany(2)
    await press[0].moveTo('approved', { by })
    await press[1].moveTo('rejected', { by, reason: 'Sin plaza' })
    await press[2].merge({ category: 'photo' }).save()
    await carryOut(
      {
        kind: 'state',
        formType: 'press',
        change: { state: 'approved', reason: null },
        ids: press.slice(3).map(({ id }) => id),
        hold: true,
      },
      by
    )
    await db.from('forms').where('id', press[6].id).delete()
    const { kept, found } = await counts()
    assert.deepEqual(kept, found)
    assert.isAbove(kept.length, 3)
  })

  test('lines of counts are summed up without changing what they say', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    for (let time = 0; time < 120; time++)
      await db
        .from('forms')
        .where('id', form.id)
        .update({ state: time % 2 ? 'waiting' : 'approved' })
    const { kept } = await counts()
    await foldCounts()
    const after = await counts()
    assert.deepEqual(after.kept, kept)
    assert.deepEqual(after.kept, after.found)
    assert.isBelow(Number((await countedForms().count('* as rows'))[0].rows), 10)
  })

  test('each answer that lists filter by is a row, also after a correction', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const [other] = await FormFactory.merge({ tournamentId: tennis.id }).createMany(1)
    const before = await facetsOf(form)
    assert.deepEqual(before, form.facets.split(';').filter(Boolean).sort())
    assert.isNotEmpty(before)
    await form.merge({ facets: ';media=radio;workspace=0;' }).save()
    assert.deepEqual(await facetsOf(form), ['media=radio', 'workspace=0'])
    // A value that a list never had, as an old database may hold it.
    await db.from('forms').where('id', form.id).update({ facets: `;media=a"b\\c;media=a"b\\c;` })
    assert.deepEqual(await facetsOf(form), ['media=a"b\\c'])
    await db.from('forms').where('id', form.id).delete()
    assert.isEmpty(await facetsOf(form))
    assert.isNotEmpty(await facetsOf(other))
  })
})
