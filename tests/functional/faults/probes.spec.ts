import { test } from '@japa/runner'
import { BaseCheck, Result } from '@adonisjs/core/health'
import { shareResult, TimedCheck } from '#operations/timed_check'
import { sessionStore } from '#tests/helpers/session_stores'
import { emptyWorld } from '#tests/helpers/world'

class Check extends BaseCheck {
  name = 'Sample'
  begun = 0

  constructor(private answer: () => Promise<Result>) {
    super()
  }

  run() {
    this.begun++
    return this.answer()
  }
}

test.group('Health probes', (group) => {
  emptyWorld(group)

  test('the health check answers anybody in JSON, without a cookie, while the session store is down', async ({
    assert,
    cleanup,
  }) => {
    const store = await sessionStore({ cleanup })
    store.fail()
    const response = await fetch(`http://127.0.0.1:${process.env.PORT}/health`)
    assert.include([200, 503], response.status)
    assert.deepEqual(Object.keys((await response.json()) as object), ['isHealthy', 'status'])
    assert.isNull(response.headers.get('set-cookie'))
    assert.deepEqual(store.ids(), [])
  })

  test('a hanging health check fails in time and is not started again while it hangs', async ({
    assert,
  }) => {
    let answer = (_: Result) => {}
    const hanging = new Check(() => new Promise((resolve) => (answer = resolve)))
    const timed = new TimedCheck(hanging)
    const [one, other] = await Promise.all([timed.run(), timed.run()])
    assert.equal(one.status, 'error')
    assert.equal(other.status, 'error')
    assert.equal(hanging.begun, 1)
    answer(Result.ok('back'))
    const next = timed.run()
    answer(Result.ok('back'))
    assert.equal((await next).status, 'ok')
  })

  test('a health check that throws is reported as a failure', async ({ assert }) => {
    const timed = new TimedCheck(new Check(() => Promise.reject(new Error('gone'))))
    assert.equal((await timed.run()).status, 'error')
  })

  test('a thousand simultaneous health requests share one check', async ({ assert }) => {
    let looks = 0
    const look = shareResult(async () => ++looks)
    const told = await Promise.all(Array.from({ length: 1000 }, look))
    assert.deepEqual([...new Set(told)], [1])
  })
})
