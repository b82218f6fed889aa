import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { program } from '#tests/helpers/programs'

const begin = () =>
  JSON.parse(program(process.execPath, ['tests/fixtures/gate/begin.mjs']).toString())

/** The number of a process that has ended. */
const endedPid = () => Number(program(process.execPath, ['-p', 'process.pid']).toString())

test.group('A run of the tests', (group) => {
  group.each.timeout(120_000)

  test('a run has a folder of its own, which goes with it', ({ assert }) => {
    assert.deepEqual(begin(), [true, false])
  })

  test('a run ends and removes what a killed run left', async ({ assert, cleanup }) => {
    const id = `${Date.now().toString(36)}_${endedPid()}`
    const folder = join(tmpdir(), `acreditacion-run-${id}`)
    mkdirSync(folder)
    const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      env: { ...process.env, ACREDITACION_RUN: id },
      stdio: 'ignore',
    })
    cleanup(() => void left.kill('SIGKILL'))
    const ended = once(left, 'exit')
    await once(left, 'spawn')
    begin()
    await ended
    assert.isFalse(existsSync(folder))
  })

  test('a run leaves another one alone that goes on', ({ assert }) => {
    const folder = join(tmpdir(), `acreditacion-run-${Date.now().toString(36)}_${process.pid}`)
    mkdirSync(folder)
    begin()
    assert.isTrue(existsSync(folder))
  })
})
