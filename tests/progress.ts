/*
 | Tells the launcher what the tests do: one line of JSON for each step, in the file TEST_PROGRESS.
 | Lines are written at once, so that a process that hangs or is killed has named its test.
 */
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect, stripVTControlCharacters } from 'node:util'
import { Test } from '@japa/runner/core'
import type { Config, TestSuite } from '@japa/runner/types'

const root = fileURLToPath(new URL('../', import.meta.url))
const path = process.env.TEST_PROGRESS
/** Milliseconds that a test may take at most, whatever it asks for itself. */
const LIMIT = Number(process.env.TEST_LIMIT_S ?? Infinity) * 1000
const TEARDOWN_SECONDS = 30

/**
 * After these errors the process is of no use: a transaction that somebody left open makes every
 * later test wait, too.
 */
const POISON =
  /Test timeout|Timeout acquiring a connection|due to lock timeout|due to statement timeout|idle-in-transaction/

const poisonIn = (errors: { error: any }[]) =>
  errors.find(({ error }) => POISON.test(error?.message))

let running: { file: string; title: string } | null = null

// Tests set the clock, but not this one.
const say = (event: string, more: object = {}) => {
  if (path) appendFileSync(path, `${JSON.stringify({ at: performance.now(), event, ...more })}\n`)
}

const nameOf = (file: string) => relative(root, file)

/** An error as people read it: its sentence, what differs, and where in the project it came from. */
export function described(error: any): string {
  const differs = error?.showDiff
    ? [`expected: ${shown(error.expected)}`, `actual:   ${shown(error.actual)}`]
    : []
  const places = String(error?.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line))
    .slice(0, 4)
    .map((line) => line.trim().replaceAll(`file://${root}`, '').replaceAll(root, ''))
  const cause = error?.cause ? [`cause: ${error.cause.message ?? error.cause}`] : []
  const said = stripVTControlCharacters(String(error?.message ?? error))
  const sentence = said.length > 4000 ? `${said.slice(0, 500)}\n…\n${said.slice(-3500)}` : said
  return [sentence, ...differs, ...cause, ...places].join('\n')
}

const shown = (value: unknown) => inspect(value, { depth: 4, breakLength: 120 }).slice(0, 2000)

/** The files of a suite: those the launcher names, else those of its patterns. */
export function chosenFiles(suite: TestSuite, all: string[]): TestSuite {
  if (!path) return suite
  const named = process.env.TEST_FILES?.split('\n')
  return {
    ...suite,
    files: () => {
      const files = named ?? all
      say('files', { files })
      return files.map((file) => new URL(`../${file}`, import.meta.url))
    },
  }
}

/** Reports to the launcher instead of the terminal, and ends a process that is of no use any more. */
export function progress(config: Config): Config {
  if (!path) return config
  Test.executing(({ options }) => {
    options.timeout = Math.min(options.timeout || Infinity, LIMIT)
    if (!Number.isFinite(options.timeout)) options.timeout = 0
  })
  Test.executed(({ title, options }, _, errors) => {
    const poison = poisonIn(errors)
    if (!poison) return
    const { file } = running ?? { file: nameOf(options.meta.fileName) }
    leave({ file, title: running?.title ?? title, error: described(poison.error) })
  })
  // An exit ends the programs that tests have started; a signal alone would leave them.
  process.once('SIGTERM', () => process.exit(143))
  process.on('unhandledRejection', (error) => say('stray', { ...running, error: described(error) }))
  process.on('uncaughtException', (error) => say('stray', { ...running, error: described(error) }))
  return {
    ...config,
    importer: async (url) => {
      const file = nameOf(fileURLToPath(url))
      say('import', { file })
      await import(url.href).catch((error) => leave({ file, error: described(error) }))
    },
    reporters: {
      activated: ['launcher'],
      list: [{ name: 'launcher', handler: (_, emitter) => report(emitter) }],
    },
    teardown: [
      () => {
        const late = `the teardown did not end within ${TEARDOWN_SECONDS} s`
        setTimeout(() => leave({ error: late }), TEARDOWN_SECONDS * 1000).unref()
      },
      ...(config.teardown ?? []),
    ],
  }
}

function leave(failure: object): never {
  say('left', failure)
  process.exit(1)
}

type Reported = Parameters<NonNullable<NonNullable<Config['reporters']>['list']>[0]['handler']>[1]

function report(emitter: Reported) {
  const failures = (errors: { phase: string; error: any }[]) =>
    errors.map(({ phase, error }) => (phase === 'test' ? '' : `[${phase}] `) + described(error))
  const leaveIfPoisoned = (errors: { error: any }[]) => poisonIn(errors) && leave({})
  emitter.on('runner:start', () => say('ready'))
  emitter.on('test:start', ({ title, meta }) => {
    running = { file: nameOf(meta.fileName), title: title.expanded }
    say('start', running)
  })
  emitter.on('test:end', ({ title, meta, errors, isSkipped, isTodo }) => {
    say('end', {
      ...{ file: nameOf(meta.fileName), title: title.expanded },
      ...{ notRun: isSkipped || isTodo, errors: failures(errors) },
    })
    leaveIfPoisoned(errors)
  })
  emitter.on('group:end', ({ title, meta, errors }) => {
    if (errors.length > 0)
      say('hook', { file: nameOf(meta.fileName), title, errors: failures(errors) })
    leaveIfPoisoned(errors)
  })
  emitter.on('suite:end', ({ name, errors }) => {
    if (errors.length > 0) say('hook', { title: name, errors: failures(errors) })
  })
  emitter.on('runner:end', () => say('over'))
}
