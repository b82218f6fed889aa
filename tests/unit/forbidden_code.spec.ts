import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const sources = globSync(
  '{app,bin,commands,config,database,inertia,providers,shared,start}/**/*.{ts,tsx,mjs}',
  {
    cwd: app.makePath(),
  }
)

test.group('Code that nobody writes', () => {
  test('no source {what}')
    .with([
      {
        what: 'puts HTML into a page',
        sign: /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML/,
      },
      { what: 'runs text as code', sign: /\beval\(|new Function\(/ },
      {
        what: 'starts a shell',
        sign: /shell: true|\bexecSync\b|import \{[^}]*\bexec\b[^}]*\} from 'node:child_process'/,
      },
      { what: 'trusts any certificate', sign: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/ },
    ])
    .run(({ assert }, { sign }) => {
      assert.isAbove(sources.length, 500)
      const found = sources.filter((path) => sign.test(readFileSync(app.makePath(path), 'utf8')))
      assert.deepEqual(found, [])
    })

  test('nothing between server and browser gets past the compiler', ({ assert }) => {
    const border = /^(app\/(controllers|policies|props|transformers)|inertia\/pages)\//
    const files = sources.filter((path) => border.test(path))
    assert.isAbove(files.length, 250)
    const cast = /\bas (any|never|unknown as)\b|@ts-(ignore|expect-error|nocheck)/
    const found = files.filter((path) => cast.test(readFileSync(app.makePath(path), 'utf8')))
    assert.deepEqual(found, [])
  })
})
