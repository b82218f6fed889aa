import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { optionValues, type OptionSource } from '#form_types/lists'
import { countryCode3, optionLabel, options } from '#form_types/options'

const spanish = i18nManager.locale('es')
const english = i18nManager.locale('en')
const edition: OptionSource = {
  year: 2024,
  timeZone: 'Europe/Madrid',
  startsOn: '2024-04-22',
  endsOn: '2024-05-05',
  pressFrom: '2024-04-21',
  pressTo: '2024-05-04',
  permissions: [{ id: 7, name: 'Prensa' }],
}

test.group('Option lists', () => {
  test('the list of countries is complete and sorted by name, with Spain first', ({ assert }) => {
    const list = options('countries', spanish, edition)
    assert.deepEqual(list[0], { value: 'ES', label: 'España' })
    const names = list.slice(1).map(({ label }) => label)
    assert.deepEqual(names, [...names].sort(new Intl.Collator('es').compare))
    assert.isAbove(list.length, 240)
    assert.isTrue(list.every(({ value, label }) => /^[A-Z]{2}$/.test(value) && label !== value))
    assert.equal(options('countries', english, edition)[0].label, 'Spain')
    assert.equal(optionLabel('countries', 'KR', spanish), 'Corea del Sur')
  })

  test('the press days are those of the edition', ({ assert }) => {
    const days = options('days', english, edition)
    assert.equal(days.length, 14)
    assert.deepEqual(days[0], { value: '2024-04-21', label: '21/04/2024' })
    assert.equal(days.at(-1)!.value, '2024-05-04')
    const golf = { ...edition, pressFrom: '2024-09-26', pressTo: '2024-09-29' }
    assert.deepEqual(optionValues('days', golf), [
      '2024-09-26',
      '2024-09-27',
      '2024-09-28',
      '2024-09-29',
    ])
  })

  test('without press days, an edition uses its own days, even over a change of daylight saving time', ({
    assert,
  }) => {
    const autumn = {
      ...edition,
      startsOn: '2024-10-26',
      endsOn: '2024-10-28',
      pressFrom: null,
      pressTo: null,
    }
    assert.deepEqual(optionValues('days', autumn), ['2024-10-26', '2024-10-27', '2024-10-28'])
    assert.deepEqual(optionValues('eventDays', autumn), optionValues('days', autumn))
  })

  test('the kinds of outlet follow the specification, with newspapers first', ({ assert }) => {
    const values = optionValues('medias', edition)
    assert.equal(values[0], 'magazine')
    assert.includeMembers(values, [
      'radio',
      'photographer',
      'itwa',
      'agw',
      'itpa',
      'tv_nrh',
      'tvrh',
    ])
  })

  test('the kinds of accreditation follow the contract', ({ assert }) => {
    assert.sameMembers(optionValues('accreditationTypes', edition), [
      'staff',
      'supplier',
      'sponsor',
      'vip',
      'tv',
      'security',
      'medical',
      'catering',
    ])
  })

  test('the permission profiles are those of the edition', ({ assert }) => {
    assert.deepEqual(options('permissions', spanish, edition), [{ value: '7', label: 'Prensa' }])
    assert.deepEqual(options('permissions', spanish, { ...edition, permissions: undefined }), [])
  })

  test('each category has the colour of its band', ({ assert }) => {
    const press = options('categories', english, edition).find(({ value }) => value === 'press')
    assert.deepEqual(press, { value: 'press', label: 'Press', color: '#1565C0' })
  })

  test('a card prints three letters for a country', ({ assert }) => {
    assert.equal(countryCode3('ES'), 'ESP')
    assert.isNull(countryCode3(null))
    assert.isNull(countryCode3('XX'))
  })
})
