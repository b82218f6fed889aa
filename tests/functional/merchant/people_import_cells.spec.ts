import { test } from '@japa/runner'
import { headingKey } from '#documents/spreadsheets/heading'
import { formTypes } from '#form_types/index'
import { peopleColumns } from '#imports/people_columns'
import Form from '#models/form'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

test.group('The cells of a list of people', (group) => {
  emptyWorld(group)

  test('a date has the month first if the whole column can only mean that', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const list = await listOf([
      journalist({ birthDate: '05/22/1987', days: '04/25/2024' }),
      journalist({ document: 'PAX00002', birthDate: '03/04/1990', days: '04/25/2024' }),
    ])
    await sendPeople(client, list, { by: await reviewer() })
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ answers }) => [answers.birthDate, answers.days]),
      [
        ['1987-05-22', ['2024-04-25']],
        ['1990-03-04', ['2024-04-25']],
      ]
    )
  })

  test('date columns of one list can have different orders of day and month', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const list = await listOf([journalist({ birthDate: '03/04/1990', days: '04/25/2024' })])
    await sendPeople(client, list, { by: await reviewer() })
    assert.equal((await Form.firstOrFail()).answers.birthDate, '1990-04-03')
  })

  test('days of a tournament of next year may have a year of two digits, birth dates too', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const year = new Date().getUTCFullYear() + 1
    const days = { startsOn: `${year}-04-22`, endsOn: `${year}-05-05` }
    await tennis.merge({ year, ...days, pressFrom: null, pressTo: null }).save()
    const [short, past] = [year, year - 30].map((full) => String(full % 100).padStart(2, '0'))
    const list = await listOf([
      journalist({ birthDate: `14/03/${past}`, days: `27/04/${short}; 28 abr ${short}` }),
    ])
    await sendPeople(client, list, { by: await reviewer() })
    const { answers } = await Form.firstOrFail()
    assert.deepEqual(answers.days, [`${year}-04-27`, `${year}-04-28`])
    assert.equal(answers.birthDate, `${year - 30}-03-14`)
  })

  test('the heading {heading} of earlier English exports names the guardian’s {column}')
    .with([
      { heading: 'Tutor', column: 'tutorName' },
      { heading: 'Tutor’s surname', column: 'tutorLastName' },
      { heading: 'Tutor’s mobile', column: 'tutorCellPhone' },
    ])
    .run(({ assert }, { heading, column }) => {
      const names = peopleColumns(formTypes.get('ballboy'), 'en')
        .filter(({ synonyms }) => synonyms.map(headingKey).includes(headingKey(heading)))
        .map(({ name }) => name)
      assert.deepEqual(names, [column])
    })

  test('a Spanish postal code gets back the first zero that a sheet drops', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const list = await listOf([
      journalist({ cp: '8001' }),
      journalist({ document: 'PAX00002', cp: '1010', idCountry: 'Austria' }),
    ])
    await sendPeople(client, list, { by: await reviewer() })
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ cp }) => cp),
      ['08001', '1010']
    )
  })

  test('the report of a wrong cell does not contain half a character', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const letters = 'm'.repeat(59)
    const list = await listOf([journalist({ media: `${letters}😀` })])
    await sendPeople(client, list, { by: await reviewer() })
    assert.equal((await ImportRun.firstOrFail()).state, 'done')
    const [problem] = (await ImportRow.firstOrFail()).problems!
    assert.deepEqual(problem.values, { written: `${letters}\ufffd` })
  })
})
