/** The tasks of the project. Each gives an exit code. Runs on Node 24. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, buildWhenStale } from './build.mjs'
import { checks, format, generateTypes, lint, typecheck } from './checks.mjs'
import { applicationEnvironment, ensureKeys } from './environment.mjs'
import { installPackages } from './install.mjs'
import { Failure, node, root } from './process.mjs'
import { runAllTests, runChosenTests, runQuickTests, runShippedTests } from './tests.mjs'
import { findChromium } from './tools.mjs'

const tasks = {
  async 'start'() {
    ensureKeys()
    await installPackages()
    await buildWhenStale()
    // The server ends cleanly on SIGTERM, however it was told to stop.
    const options = {
      cwd: join(root, 'build'),
      env: applicationEnvironment('production'),
      stopWith: 'SIGTERM',
    }
    return (
      (await script(['ace.js', 'prepare', '--serve'], options)) ||
      script(['bin/server.js'], options)
    )
  },

  async 'dev'() {
    ensureKeys()
    await installPackages()
    const env = applicationEnvironment('development')
    // `ace serve` does not end on SIGTERM.
    const serve = { env, stopWith: 'SIGINT' }
    return (
      (await script(['ace.js', 'prepare', '--serve'], { env })) ||
      script(['ace.js', 'serve', '--hmr'], serve)
    )
  },

  async 'build'() {
    await installPackages()
    await build()
    return 0
  },

  'test'(args) {
    if (args.length === 0) return runAllTests()
    return args[0] === 'quick' ? runQuickTests() : runChosenTests(args)
  },

  'test:shipped': () => runShippedTests(),

  async 'check'() {
    await installPackages()
    const generated = await generateTypes()
    if (generated.code !== 0) throw new Failure(generated.output)
    for (const { name, remedy, run } of checks) {
      const { code, output } = await run()
      if (code !== 0) throw new Failure(`${output}failed: ${name} (${remedy})`)
    }
    return 0
  },

  async 'format'(args) {
    await installPackages()
    return format(args)
  },

  async 'lint'(args) {
    await installPackages()
    return lint(args)
  },

  async 'typecheck'() {
    await installPackages()
    return typecheck()
  },

  async 'ace'(args) {
    ensureKeys()
    await installPackages()
    return script(['ace.js', ...args], { env: applicationEnvironment() })
  },

  'bench': (args) => onTheBuild('bench/run.mjs', args),
  'screenshots': (args) => onTheBuild('docs/screenshots.mjs', args),
}

export async function runTask(name, args) {
  if (!Object.hasOwn(tasks, name ?? '')) {
    throw new Failure(`No task "${name ?? ''}": give one of ${Object.keys(tasks).join(', ')}`)
  }
  return tasks[name](args)
}

async function onTheBuild(file, args) {
  if (!existsSync(join(root, file))) {
    throw new Failure(`${file} is missing: restore it from the repository`)
  }
  await installPackages()
  await buildWhenStale()
  return script([file, ...args], {
    env: { ...process.env, CHROMIUM_PATH: findChromium() ?? '' },
  })
}

async function script(args, options) {
  const { code } = await node(args, options)
  return code
}
