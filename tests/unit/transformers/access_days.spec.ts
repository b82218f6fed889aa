import { test } from '@japa/runner'
import { daysOf } from '#transformers/access_transformer'

const edition = { startsOn: '2024-04-22', endsOn: '2024-04-24', pressFrom: '2024-04-21' }
const on = (today: string) => ({ ...edition, pressTo: null, today }) as any
const event = ['2024-04-21', '2024-04-22', '2024-04-23', '2024-04-24']

test.group('The days of a grid of access', () => {
  test('are those of the edition, the press days and today', ({ assert }) => {
    assert.deepEqual(daysOf(on('2024-04-23'), { to: '2024-04-24' }), event)
    assert.deepEqual(daysOf(on('2024-05-02'), { to: '2024-04-24' }), [...event, '2024-05-02'])
  })

  test('are the days to come of somebody who may still come in afterwards', ({ assert }) => {
    const days = daysOf(on('2024-05-02'), { to: '2024-06-30' })
    assert.lengthOf(days, 14)
    assert.deepEqual([days[0], days.at(-1)], ['2024-05-02', '2024-05-15'])
  })
})
