import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/** `const { name, default: Form } = await built('app/models/form.js')` */
const READ = /\{([^{}]+)\} = await built\('([^']+)'\)/g

test.group('The benchmark', () => {
  test('the benchmark finds what it reads from the build', async ({ assert }) => {
    const scripts = globSync('bench/**/*.mjs', {
      cwd: app.makePath(),
      exclude: (path) => path.includes('node_modules'),
    })
    const reads = scripts.flatMap((script) => [
      ...readFileSync(app.makePath(script), 'utf8').matchAll(READ),
    ])
    assert.isAbove(reads.length, 10)
    for (const [, names, path] of reads) {
      const exported = Object.keys(await import(app.makePath(path)))
      for (const name of names.split(',')) assert.include(exported, name.split(':')[0].trim(), path)
    }
  })
})
