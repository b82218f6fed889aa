import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { editionsOn } from '#database/seeders/editions'

const days = Array.from({ length: 400 }, (_, index) =>
  DateTime.fromISO('2026-01-01', { zone: 'Europe/Madrid' }).plus({ days: 5 * index, hours: 12 })
)

test.group('The demo editions', () => {
  test('both tournaments lie in the future of any day, and their forms are open', ({ assert }) => {
    for (const today of days) {
      const ahead = editionsOn(today).filter(({ active }) => active)
      assert.sameMembers(
        ahead.map(({ sport }) => sport),
        ['tennis', 'golf']
      )
      for (const edition of ahead) {
        assert.isAbove(Date.parse(edition.startsOn), today.toMillis(), today.toISODate()!)
        assert.isTrue(edition.opensAt < today && edition.closesAt > today, today.toISODate()!)
        assert.isBelow(edition.closesAt.toMillis(), Date.parse(edition.startsOn))
        assert.isTrue(edition.pressFrom <= edition.startsOn && edition.pressTo <= edition.endsOn)
        assert.isTrue(edition.accessFrom < edition.startsOn && edition.accessTo > edition.endsOn)
      }
      const [tennis] = ahead.filter(({ sport }) => sport === 'tennis')
      const firstMeal = today.minus({ days: 3 }).toISODate()!
      assert.isTrue(tennis.accessFrom <= firstMeal, `people eat from ${firstMeal} on`)
    }
  })

  test('the previous edition is one year older, and no sport has two editions in a year', ({
    assert,
  }) => {
    for (const today of days) {
      const editions = editionsOn(today)
      const years = editions.map(({ sport, year }) => `${sport} ${year}`)
      assert.lengthOf(new Set(years), years.length, years.join())
      const [before, now] = editions.filter(({ sport }) => sport === 'tennis').slice(-2)
      assert.isTrue(now.active && !before.active)
      assert.equal(before.year, now.year - 1)
    }
  })

  test('the editions of 2024 have the dates of the specification', ({ assert }) => {
    const [tennis, golf] = editionsOn(days[0]).filter(({ year }) => year === 2024)
    assert.deepInclude(tennis, {
      ...{ startsOn: '2024-04-22', endsOn: '2024-05-05', licenceYear: 2025 },
      ...{ pressFrom: '2024-04-21', pressTo: '2024-05-04' },
      ...{ mindate: '2008-01-01', maxdate: '2014-04-01' },
    })
    assert.deepInclude(golf, { startsOn: '2024-09-26', endsOn: '2024-09-29' })
  })
})
