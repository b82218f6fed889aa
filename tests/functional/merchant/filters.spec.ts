import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import { formTypes } from '#form_types/index'
import { sqlNow } from '#sql/bulk'
import DocumentRun from '#models/document_run'
import Form from '#models/form'
import { selectForms } from '#queries/request_selection'
import { fillDerived } from '#requests/fill_derived'
import { isEmbedded } from '#start/env'
import { propsOf } from '#tests/helpers/office_props'
import { order, workbook } from '#tests/helpers/exports'
import { listed, requests } from '#tests/helpers/lists'
import { odd } from '#tests/helpers/invalid_values'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

const press = (answers: Record<string, unknown>) => ({
  detail: { media: 'magazine', mediaName: 'Diario', validity: 'full', days: [], ...answers },
})

/** Three requests whose answers differ. */
const three = () =>
  requests(
    ['Alba', 'Mora', 'Ruiz'],
    [
      press({ media: 'radio', days: ['2024-04-21', '2024-04-22'], work_table: 'A-1' }),
      press({ media: 'tv_nrh', days: ['2024-04-22'], parking: 'requested', workspace: true }),
      press({ mediaName: 'El 100%', freelance: true }),
    ]
  )

test.group('The filters of a list', (group) => {
  emptyWorld(group)

  test('the filter {query} shows {names}')
    .with([
      { query: 'media=radio', names: ['Alba'] },
      // An underscore is no wildcard.
      { query: 'media=tv_nrh', names: ['Mora'] },
      { query: 'days=2024-04-22', names: ['Mora', 'Alba'] },
      { query: 'days=2024-04-22&parking=requested', names: ['Mora'] },
      { query: 'workspace=1', names: ['Mora'] },
      { query: 'workspace=0', names: ['Ruiz', 'Alba'] },
      { query: 'work_table=1', names: ['Alba'] },
      { query: 'work_table=0', names: ['Ruiz', 'Mora'] },
      { query: 'outlet=El+100%25', names: ['Ruiz'] },
      { query: 'outlet=El+1', names: [] },
      { query: 'media=&days=', names: ['Ruiz', 'Mora', 'Alba'] },
      { query: 'media=radio&state=waiting&search=ana', names: ['Alba'] },
      { query: 'media=radio&search=al', names: ['Alba'] },
      { query: 'media=radio&search=ru', names: [] },
      { query: 'search=al&state=waiting', names: ['Alba'] },
      { query: 'search=al&state=approved', names: [] },
      { query: 'days=2024-04-22&sort=name&direction=asc', names: ['Alba', 'Mora'] },
    ])
    .run(async ({ client, assert }, { query, names }) => {
      await three()
      const found = await listed(client, Object.fromEntries(new URLSearchParams(query)))
      assert.deepEqual(found.names, names)
      assert.equal(found.pager.total, names.length)
    })

  test('filters are shown, stay with the pages and leave no empty parameters in the addresses', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id, ...press({ media: 'radio' }) }).createMany(
      60
    )
    const { props, pager } = await listed(client, { media: 'radio', days: '', page: 2 })
    assert.deepEqual(props.filters, { media: 'radio' })
    assert.deepInclude(props, { assigned: '', open: '', reserved: '', outlet: '' })
    assert.equal(pager.prev_page_url, '/merchant/mform/press?media=radio')
    assert.lengthOf(pager.data, 10)
  })

  test('the wrong filter {$self} redirects to the whole list')
    .with([
      'media=papyrus',
      'days=1999-01-01',
      'workspace=yes',
      'assigned=you',
      'open=1',
      'reserved=2',
      'outlet[]=a',
    ])
    .run(async ({ client, assert }, query) => {
      await requests(['Ruiz'])
      const path = `/merchant/mform/press?${query}`
      const response = await client
        .get(path)
        .loginAs(await admin())
        .redirects(0)
      assert.deepEqual(
        [response.status(), response.header('location')],
        [302, '/merchant/mform/press']
      )
    })

  test('a wrong filter does not drop the others', async ({ client, assert }) => {
    await requests(['Ruiz'])
    const kept = 'search=ruiz&media=radio'
    const response = await client
      .get(`/merchant/mform/press?${kept}&state=papyrus`)
      .loginAs(await admin())
      .redirects(0)
    assert.equal(response.header('location'), `/merchant/mform/press?${kept}`)
  })

  test('filters of another form type are ignored', async ({ client, assert }) => {
    await three()
    assert.lengthOf((await listed(client, { polo: 'm', shift: 'morning' })).names, 3)
  })

  test('requests can be filtered by own, unassigned and waiting for the applicant', async ({
    client,
    assert,
  }) => {
    const { forms } = await three()
    const user = await admin()
    await forms[0].merge({ assignedTo: user.id }).save()
    await forms[1].merge({ asked: { fields: ['media'], message: 'x', at: 'y' } }).save()
    await db
      .from('forms')
      .where('id', forms[2].id)
      .update({ corrected_at: sqlNow(db.connection()) })
    const names = async (query: object) =>
      (await propsOf(client, '/merchant/mform/press', query as any, user)).forms.data.map(
        ({ lastName }: any) => lastName
      )
    assert.deepEqual(await names({ assigned: 'me' }), ['Alba'])
    assert.sameMembers(await names({ assigned: 'none' }), ['Mora', 'Ruiz'])
    assert.deepEqual(await names({ open: 'asked' }), ['Mora'])
    assert.deepEqual(await names({ open: 'corrected', media: 'magazine' }), ['Ruiz'])
    const { quick } = await propsOf(client, '/merchant/mform/press', {}, user)
    assert.deepEqual(quick, { mine: 1, corrected: 1 })
  })

  test('a list with the filter {query} can be sorted by every column')
    .with(
      ['reserved=0', 'assigned=none', 'validity=full', 'search=an', 'search=an&validity=full'].map(
        (query) => ({ query })
      )
    )
    .run(async ({ client, assert }, { query }) => {
      await three()
      const names = async (sort: string) =>
        (await listed(client, Object.fromEntries(new URLSearchParams(query + sort)))).names
      assert.deepEqual(await names('&sort=name&direction=asc'), ['Alba', 'Mora', 'Ruiz'])
      for (const sort of ['', '&sort=name', '&sort=state', '&sort=category'])
        assert.sameMembers(await names(sort), ['Alba', 'Mora', 'Ruiz'])
      assert.deepEqual(await names('&sort=submittedAt'), ['Ruiz', 'Mora', 'Alba'])
    })

  test('a filter follows a correction of the answer', async ({ client, assert }) => {
    const { forms } = await three()
    await forms[0].revise({ media: 'photographer', mediaName: 'Otro' }, { by: null })
    assert.deepEqual((await listed(client, { media: 'radio' })).names, [])
    assert.deepEqual((await listed(client, { media: 'photographer' })).names, ['Alba'])
    assert.deepEqual((await listed(client, { outlet: 'Otro' })).names, ['Alba'])
  })

  test('filters also find requests from before there were filters', async ({ client, assert }) => {
    await three()
    await db.from('forms').update({ facets: '', outlet: null })
    await fillDerived()
    await fillDerived()
    assert.deepEqual((await listed(client, { media: 'radio' })).names, ['Alba'])
    assert.equal((await Form.findByOrFail('lastName', 'Ruiz')).outlet, 'El 100%')
  })

  test('the filters and columns of {$self} have labels in both languages')
    .with(() => formTypes.withList().map(({ key }) => key))
    .run(async ({ client, assert }, type) => {
      await openTournaments()
      const user = await admin()
      for (const locale of ['es', 'en'] as const) {
        await user.merge({ locale }).save()
        const response = await client
          .get(`/merchant/mform/${type}`)
          .loginAs(user)
          .header('accept-language', locale)
          .withInertia()
        const { formType, options } = response.inertiaProps as any
        for (const name of formType.listFields)
          assert.isAtMost(formType.fields[name].short.length, 16, name)
        for (const { name, options: list } of formType.filters) {
          assert.notEqual(formType.fields[name].label, name)
          if (list) assert.isNotEmpty(options[list], name)
        }
      }
    })

  test('an ordered workbook has the filters and the columns of the list', async ({
    client,
    assert,
  }) => {
    await three()
    await order(client, { days: '2024-04-22', columns: 'view', fields: ['name', 'media'] })
    const rows = await workbook()
    assert.sameMembers(
      rows.map((row) => Object.values(row).at(-1)),
      ['Radio', 'TV sin derechos']
    )
    assert.lengthOf(Object.keys(rows[0]), 5)
    const run = await DocumentRun.query().orderBy('id', 'desc').firstOrFail()
    assert.deepInclude((run.params as any).selection, { filters: { days: '2024-04-22' } })
  })

  test('invalid filters never cause an internal error', async ({ client, assert }) => {
    await three()
    const user = await admin()
    for (const value of odd)
      for (const name of ['media', 'days', 'outlet', 'reserved', 'assigned', 'open']) {
        const request = client.post('/merchant/mform/press/export').loginAs(user).withCsrfToken()
        const response = await request
          .header('accept', 'application/json')
          .redirects(0)
          .json({ [name]: value })
        assert.isBelow(response.status(), 500, `${name} ${JSON.stringify(value)}`)
      }
  })

  // PostgreSQL plans by what its tables hold.
  if (isEmbedded)
    test('a filter reads no requests but the withheld ones to leave them out', async ({
      assert,
    }) => {
      const { sql, bindings } = selectForms({
        ...{ types: ['press'], tournamentId: 1, filters: { media: 'radio' } },
        hides: ['minors', 'restricted'],
      }).toSQL()
      const plan = JSON.stringify(await db.rawQuery(`explain query plan ${sql}`, bindings as any[]))
      for (const index of ['forms_of_minors_by_type', 'forms_restricted'])
        assert.include(plan, `${index} (type=? AND tournament_id=?)`)
    })

  test('a page of the press list has less than 100 kB of props', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const days = Array.from({ length: 14 }, (_, day) => `2024-04-${15 + day}`)
    await FormFactory.merge({ tournamentId: tennis.id, ...press({ days }) }).createMany(60)
    const props = await propsOf(client, '/merchant/mform/press')
    assert.isBelow(JSON.stringify(props).length, 100_000)
  })
})
