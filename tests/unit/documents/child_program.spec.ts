import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { type ProgramFailure, runProgram } from '#documents/child_program'
import { runMarks } from '#tests/helpers/run'

const program = fileURLToPath(new URL('../../helpers/faulty_process.mjs', import.meta.url))
const plenty = { time: 60_000, silence: 60_000, heap: 32, memory: 300 }

/** Runs a process that behaves in a given way; returns its messages and its failure. */
async function end(
  way: string,
  limits: object = {},
  { signal, onWord }: { signal?: AbortSignal; onWord?: () => void } = {}
) {
  const heard: string[] = []
  const failed = await runProgram<{ said: string }>({
    program,
    env: { ...runMarks, PATH: process.env.PATH },
    limits: { ...plenty, ...limits },
    input: way,
    signal,
    onMessage: ({ said }) => {
      heard.push(said)
      onWord?.()
      return said === 'last words'
    },
  }).then(
    () => null,
    (error: ProgramFailure) => error
  )
  return { heard, failure: failed?.failure ?? null, words: failed?.message }
}

test.group('A child process that makes documents', () => {
  test('a child process that ends well has delivered its messages', async ({ assert }) => {
    const { heard, failure } = await end('well')
    assert.deepEqual([heard, failure], [['done'], null])
  })

  test('a child process that never ends after its last message has ended well', async ({
    assert,
  }) => {
    const { heard, failure } = await end('stay')
    assert.deepEqual([heard, failure], [['last words'], null])
  })

  test('a child process that ends by "{way}" is reported with its last error message')
    .with([
      { way: 'throw', words: 'TypeError: values.map is not a function' },
      { way: 'reject', words: 'RangeError: no such row' },
      { way: 'leave', words: 'crashed' },
      { way: 'die', words: 'crashed' },
    ])
    .run(async ({ assert }, { way, words }) => {
      const ended = await end(way)
      assert.deepEqual([ended.failure, ended.words], ['crashed', words])
    })

  test('a child process that only does "{$self}" is killed when it sends nothing for too long')
    .with(['wait', 'loop'])
    .run(async ({ assert }, way) => {
      assert.equal((await end(way, { silence: 300 })).failure, 'silence')
    })

  test('a child process that sends messages forever is killed when its time is up', async ({
    assert,
  }) => {
    // It says nothing while it starts.
    const begun = performance.now()
    await end('well')
    const silence = 1500 + 10 * (performance.now() - begun)
    const { failure, heard } = await end('talk', { time: 1.2 * silence, silence })
    assert.equal(failure, 'time')
    assert.isAbove(heard.length, 1)
  })

  test("a child process that fills its {$self} is killed before it fills the machine's memory")
    .with(['heap', 'buffers'])
    .run(async ({ assert }, way) => {
      assert.equal((await end(way)).failure, 'memory')
    })

  test('a child process is stopped with its parent, even before it has started', async ({
    assert,
  }) => {
    const parent = new AbortController()
    const ended = await end('loop', {}, { signal: parent.signal, onWord: () => parent.abort() })
    assert.equal(ended.failure, 'stopped')
    // More than fits into the channel: the child ends before it has read it all.
    const never = await end('x'.repeat(5_000_000), {}, { signal: AbortSignal.abort() })
    assert.equal(never.failure, 'stopped')
  })
})
