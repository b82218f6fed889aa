import { test } from '@japa/runner'
import { lastKnown } from '#sql/last_known'

const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))

test.group('The last known value', () => {
  test('a read returns its last value while the database is unreachable', async ({ assert }) => {
    await assert.rejects(() => lastKnown('unit away', away), 'refused')
    assert.equal(await lastKnown('unit away', async () => 1), 1)
    assert.equal(await lastKnown('unit away', away), 1)
    assert.equal(await lastKnown('unit away', async () => 2), 2)
  })

  test('a read that the database refuses throws an error', async ({ assert }) => {
    await lastKnown('unit refused', async () => 1)
    const refused = () => Promise.reject(new Error('no such table'))
    await assert.rejects(() => lastKnown('unit refused', refused), 'no such table')
  })

  test('a read that hangs returns its last value, and the next read does not wait', async ({
    assert,
  }) => {
    await lastKnown('unit hangs', async () => 1)
    let begun = 0
    const hangs = () => new Promise<number>(() => void begun++)
    assert.equal(await lastKnown('unit hangs', hangs), 1)
    assert.equal(await lastKnown('unit hangs', hangs), 1)
    assert.equal(begun, 1)
  })
})
