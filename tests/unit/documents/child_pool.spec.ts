import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { ChildPool } from '#documents/child_pool'
import { until } from '#tests/helpers/until'

const program = fileURLToPath(new URL('../../helpers/pool_child.mjs', import.meta.url))
const limits = { time: 60_000, heap: 64, memory: 400 }

const poolOf = (settings: object = {}) =>
  new ChildPool<string>({ program, size: 2, limits, idle: 60_000, ...settings })

const failureOf = (order: Promise<unknown>) =>
  order.then(
    () => null,
    ({ failure }) => failure
  )

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.group('A pool of child processes', () => {
  test('a pool gives the next order to the child that it has', async ({ assert }) => {
    const pool = poolOf()
    assert.equal(await pool.ask('pid'), await pool.ask('pid'))
  })

  test('a pool never has more children than its size', async ({ assert }) => {
    const pool = poolOf()
    const children = await Promise.all(Array.from({ length: 12 }, () => pool.ask<number>('pid')))
    assert.isAtMost(new Set(children).size, 2)
  })

  test('a child of a pool knows no key and no setting of the application', async ({ assert }) => {
    const names = await poolOf().ask<string[]>('environment')
    assert.sameMembers(
      names.filter((name) => !name.startsWith('NODE_CHANNEL')),
      ['PATH', 'NODE_ENV', 'MALLOC_ARENA_MAX']
    )
  })

  test('an order that makes its child {$self} fails, and the next one gets another child')
    .with(['throw', 'die', 'leave'])
    .run(async ({ assert }, way) => {
      const pool = poolOf({ size: 1 })
      const first = await pool.ask<number>('pid')
      const [failure, next] = await Promise.all([failureOf(pool.ask(way)), pool.ask<number>('pid')])
      assert.equal(failure, 'crashed')
      assert.notEqual(next, first)
    })

  test('an order that takes too long fails while others go on', async ({ assert }) => {
    const pool = poolOf({ limits: { ...limits, time: 5000 } })
    const [failure, ...others] = await Promise.all([
      failureOf(pool.ask('loop')),
      pool.ask<number>('pid'),
      pool.ask<number>('pid'),
    ])
    assert.equal(failure, 'time')
    assert.equal(others[0], others[1])
  })

  test('an order that fills the memory fails before the machine is full', async ({ assert }) => {
    const pool = poolOf()
    assert.equal(await failureOf(pool.ask('fill')), 'memory')
    assert.isNumber(await pool.ask('pid'))
  })

  test('an order for which a used child lacks memory gets a fresh one', async ({ assert }) => {
    const pool = poolOf({ size: 1, limits: { ...limits, memory: 300 } })
    const first = await pool.ask<number>('keep')
    assert.notEqual(await pool.ask('keep'), first)
  })

  test('an order is refused if its check fails when its turn comes', async ({ assert }) => {
    const pool = poolOf({ size: 1 })
    let turns = 0
    const once = () => {
      if (turns++ > 0) throw new RangeError('too late')
    }
    const first = pool.ask('pid', once)
    await assert.rejects(() => pool.ask('pid', once), 'too late')
    await first
  })

  test('a child that was killed while it rested is replaced', async ({ assert }) => {
    const pool = poolOf({ size: 1 })
    const first = await pool.ask<number>('pid')
    process.kill(first, 'SIGKILL')
    await until(() => !isAlive(first), 'the child has ended')
    assert.notEqual(await pool.ask('pid'), first)
  })

  test('a child without orders ends', async ({ assert }) => {
    const pool = poolOf({ idle: 50 })
    const pid = await pool.ask<number>('pid')
    await until(() => !isAlive(pid), 'the child has ended')
    assert.notEqual(await pool.ask('pid'), pid)
  })

  test('an order whose program cannot start fails and names the program', async ({ assert }) => {
    const pool = poolOf({ program: fileURLToPath(new URL('missing.mjs', import.meta.url)) })
    await assert.rejects(() => pool.ask('pid'), /missing\.mjs does not start/)
  })
})
