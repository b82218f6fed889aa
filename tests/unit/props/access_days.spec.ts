import { test } from '@japa/runner'
import { daysOf } from '#props/access'

const edition = { startsOn: '2024-04-22', endsOn: '2024-04-24', pressFrom: '2024-04-21' }
const on = (today: string) => ({ ...edition, pressTo: null, today }) as any
const event = ['2024-04-21', '2024-04-22', '2024-04-23', '2024-04-24']

test.group('The days of an access grid', () => {
  test('an access grid shows the days of the edition, the press days and today', ({ assert }) => {
    assert.deepEqual(daysOf(on('2024-04-23'), { to: '2024-04-24' }), event)
    assert.deepEqual(daysOf(on('2024-05-02'), { to: '2024-04-24' }), [...event, '2024-05-02'])
  })

  test('an access grid shows the coming days of somebody with access after the edition', ({
    assert,
  }) => {
    const days = daysOf(on('2024-05-02'), { to: '2024-06-30' })
    assert.lengthOf(days, 14)
    assert.deepEqual([days[0], days.at(-1)], ['2024-05-02', '2024-05-15'])
  })
})
