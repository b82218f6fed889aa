import { test } from '@japa/runner'
import { attempt } from '#tests/helpers/programs'

const run = (...names: string[]) => {
  const minutes = names.includes('slow_once') ? { STAGE_MINUTES: '0.4' } : {}
  const { status, stdout } = attempt(
    process.execPath,
    ['tests/fixtures/gate/stages.mjs', ...names],
    { seconds: 150, env: { ...process.env, ...minutes } }
  )
  return { status, said: stdout.toString() }
}

test.group('The stages of the tests', (group) => {
  group.each.timeout(180_000)

  test('a file that passes at the second try is listed, and the run is green', ({ assert }) => {
    const { status, said } = run('flaky', 'fine')
    const title = 'tests/fixtures/gate/flaky.ts it passes when it has failed before'
    assert.include(said, `passed at the second try: ${title}`)
    assert.include(said, 'on stage 1, at first: the first try fails')
    assert.match(said, /^2 passed, 0 failed$/m)
    assert.equal(status, 0)
  })

  test('a file that fails twice is red, and the stages after it run', ({ assert }) => {
    const { status, said } = run('fails', 'fine')
    assert.match(said, /^== stage 2$/m)
    assert.match(said, /^== second try: stage 1$/m)
    assert.include(said, '✖ stage 1: tests/fixtures/gate/fails.ts › it never passes')
    assert.match(said, /^1 passed, 1 failed$/m)
    assert.equal(status, 1)
  })

  test('a stage that was ended is red, also when its file passes at the second try', ({
    assert,
  }) => {
    const { status, said } = run('slow_once')
    assert.match(said, /^== second try: stage 1$/m)
    assert.include(said, '✖ stage 1: the stage did not end within 24 s')
    assert.equal(status, 1)
  })

  test('more than three files that failed are not tried again', ({ assert }) => {
    const { status, said } = run('flaky', 'fails', 'fails', 'fails')
    assert.notInclude(said, 'second try')
    assert.match(said, /^0 passed, 4 failed$/m)
    assert.equal(status, 1)
  })
})
