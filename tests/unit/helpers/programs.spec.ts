import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { attempt, has, program, programBeside } from '#tests/helpers/programs'
import { Running } from '#tests/helpers/running'
import { until } from '#tests/helpers/until'

/** A shell that ignores the request to end, as does the program that it has started. */
const DEAF = `trap '' TERM; sleep 300 & echo "it started $!"; wait`

function isRunning(pid: number) {
  try {
    // That of a process that has ended and is still listed is empty.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

test.group('A program that tests start', () => {
  test('a program that does not stop in time is killed with all it started, and its last words are told', async ({
    assert,
  }) => {
    const deaf = await new Running('sh', ['-c', DEAF]).saying(/it started \d+/)
    const started = Number(/it started (\d+)/.exec(deaf.said)![1])
    assert.isTrue(isRunning(started))
    await assert.rejects(() => deaf.stop(1), /waited 1 s in vain until it ends.+it started \d+/s)
    await until(() => !isRunning(started), 'what it started has ended')
  })

  test('a program that never says what is waited for is killed', async ({ assert }) => {
    const mute = new Running('sleep', ['300'])
    await assert.rejects(() => mute.saying(/ready/, 1), /sleep 300: waited 1 s in vain/)
    await until(() => mute.isOver, 'it has ended')
  })

  test('a program that ends without what is waited for is reported with all it said', async ({
    assert,
  }) => {
    const short = new Running('sh', ['-c', 'echo "no database" >&2'])
    await assert.rejects(() => short.saying(/ready/), /it ended without .+no database/s)
    assert.deepEqual(await short.end(), { code: 0, said: 'no database\n' })
  })

  test('a program that is awaited at once is limited and reported, too', async ({ assert }) => {
    assert.equal(program('cat', [], { input: Buffer.from('ñ') }).toString(), 'ñ')
    assert.equal(attempt('false', []).status, 1)
    assert.throws(() => program('sh', ['-c', 'echo broken >&2; exit 3']), 'sh ended with 3: broken')
    assert.throws(
      () => program('sleep', ['300'], { seconds: 1 }),
      'waited 1 s in vain until sleep ends; its last words: '
    )
    await assert.rejects(
      () => programBeside('sleep', ['300'], { seconds: 1 }),
      /waited 1 s in vain/
    )
  })

  test('a program that the machine does not have is named', async ({ assert }) => {
    assert.isFalse(has('no-such-program', '--version'))
    assert.throws(() => program('no-such-program', []), /no-such-program ENOENT/)
    const missing = new Running('no-such-program', [])
    await assert.rejects(() => missing.saying(/ready/), /no-such-program ENOENT/)
  })
})

test.group('Waiting for a state', () => {
  test('the wait for a state ends when its time is over, even if nobody answers', async ({
    assert,
  }) => {
    const words = 'waited 1 s in vain until it is noon'
    await assert.rejects(() => until(() => false, 'it is noon', 1), words)
    await assert.rejects(() => until(() => new Promise<boolean>(() => {}), 'it is noon', 1), words)
  })

  test('the wait for a state returns what was found and throws what was thrown', async ({
    assert,
  }) => {
    let looks = 0
    assert.equal(await until(() => ++looks > 3 && 'found', 'it is there'), 'found')
    const broken = () => until(() => Promise.reject(new Error('broken')), 'it is there')
    await assert.rejects(broken, 'broken')
  })
})
