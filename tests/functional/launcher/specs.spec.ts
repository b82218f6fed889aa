import { test } from '@japa/runner'
import { program } from '#tests/helpers/programs'

type Failure = { title: string; error: string }
type Outcome = {
  left: number[]
  files: Record<string, { passed: number; failures: Failure[] }>
}

/** Seconds: for all files, without a sign of a test, and for a test. */
type Limits = { stage?: number; silence?: number; test?: number }

/** Lets the launcher run fixtures. */
function launch({ stage = 150, silence = 60, test: one = 60 }: Limits, ...names: string[]) {
  const args = ['tests/fixtures/gate/launch.mjs', ...[stage, silence, one].map(String), ...names]
  const lines = program(process.execPath, args, { seconds: 170 }).toString().trimEnd().split('\n')
  const outcome: Outcome = JSON.parse(lines.pop()!)
  return { ...outcome, said: lines.join('\n') }
}

const file = (name: string) => `tests/fixtures/gate/${name}.ts`

test.group('The launcher, running spec files', (group) => {
  group.each.timeout(180_000)

  test('files that break, hang or die have failed, and the file after them still runs', ({
    assert,
  }) => {
    const broken = ['broken_import', 'killed', 'never_settles', 'endless_loop']
    const { files, said, left } = launch({ silence: 12, test: 2 }, ...broken, 'fine')
    const failures = broken.map((name) => [name, files[file(name)].failures[0]] as const)
    assert.deepEqual(
      failures.map(([name, { title }]) => [name, title]),
      [
        ['broken_import', ''],
        ['killed', 'it is killed by the system'],
        ['never_settles', 'it waits for nothing'],
        ['endless_loop', 'it never lets anybody else in'],
      ]
    )
    const errors = failures.map(([, { error }]) => error)
    assert.include(errors[0], 'this file cannot be imported')
    assert.include(errors[1], 'the process ended with code 137')
    assert.include(errors[2], 'Test timeout')
    assert.match(errors[3], /no test began or ended for \d+ s/)
    assert.deepEqual(files[file('fine')], { ...files[file('fine')], passed: 1, failures: [] })
    assert.include(said, `running: ${file('endless_loop')} › it never lets anybody else in`)
    assert.isEmpty(left)
  })

  test('a child that ignores signals is named and killed', ({ assert }) => {
    const { files, left } = launch({}, 'deaf_child')
    const [{ title, error }] = files['faulty tests'].failures
    assert.equal(title, 'left running')
    assert.include(error, 'SIGTERM')
    assert.isEmpty(left)
  })

  test('an error that nobody awaits fails the test that was running', ({ assert }) => {
    const { files } = launch({}, 'stray_rejection')
    const [{ title, error }] = files[file('stray_rejection')].failures
    assert.equal(title, 'it forgets a promise')
    assert.include(error, 'nobody awaits me')
  })

  test('a stage that does not end in time names the test that was running', ({ assert }) => {
    const { files, left } = launch({ stage: 15 }, 'never_settles', 'fine')
    const [{ title, error }] = files[file('never_settles')].failures
    assert.equal(title, 'it waits for nothing')
    assert.include(error, 'the stage did not end in time')
    assert.notProperty(files, file('fine'))
    assert.isEmpty(left)
  })
})
