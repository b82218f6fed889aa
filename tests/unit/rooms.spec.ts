import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { ESLint } from 'eslint'

const folders = readdirSync(app.makePath('app'))

const UPWARD = 'knows nothing of the rooms that use it'
const WEB = 'does not know that there is a web'
const NAMELESS = 'is imported by its'

test.group('The rooms of app/', (group) => {
  let eslint: ESLint

  group.setup(() => {
    eslint = new ESLint({ cwd: app.makePath() })
  })

  /** What the lint says about the borders of a room, for a file with this code. */
  async function saidOf(code: string, { room }: { room: string }) {
    const [{ messages }] = await eslint.lintText(`${code}\n`, {
      filePath: app.makePath('app', room, 'new_file.ts'),
    })
    return messages
      .filter(({ ruleId }) => /no-restricted-(imports|syntax)$/.test(ruleId ?? ''))
      .map(({ message }) => message)
      .join('\n')
  }

  test('the folder app/{$self} is a room of the lint')
    .with(folders)
    .run(async ({ assert }, room) => {
      assert.include(await saidOf(`import '#tests/helpers/until'`, { room }), UPWARD)
    })

  test('every file of app/controllers is a controller', ({ assert }) => {
    const files = readdirSync(app.makePath('app/controllers'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => file.endsWith('.ts'))
    assert.isAbove(files.length, 100)
    assert.deepEqual(
      files.filter((file) => !file.endsWith('_controller.ts')),
      []
    )
  })

  test('a model that imports "{code}" is reported')
    .with([
      { code: `import Job from '#jobs/make_document'`, because: UPWARD },
      { code: `export * from '#requests/submission'`, because: UPWARD },
      { code: `export { page } from '#controllers/public/forms_controller'`, because: UPWARD },
      { code: `import { Job, type Lane } from '#jobs/make_document'`, because: UPWARD },
      { code: `import '#start/routes'`, because: UPWARD },
      { code: `import '#start/limiter'`, because: UPWARD },
      { code: `export const job = () => import('#jobs/make_document')`, because: UPWARD },
      { code: `import Job from '../jobs/make_document.js'`, because: NAMELESS },
      { code: `import type Job from '../jobs/make_document.js'`, because: NAMELESS },
      { code: `export const job = () => import('../jobs/make_document.js')`, because: NAMELESS },
      { code: `export const job = (name: string) => import(name)`, because: NAMELESS },
      { code: 'export const job = () => import(`#jobs/make_document`)', because: NAMELESS },
      { code: `import type { HttpContext } from '@adonisjs/core/http'`, because: WEB },
      { code: `import { MultipartFile } from '@adonisjs/core/bodyparser'`, because: WEB },
      { code: `import type { NextFn } from '@adonisjs/core/types/http'`, because: WEB },
      { code: `import server from '@adonisjs/core/services/server'`, because: WEB },
      { code: `import { BaseTransformer } from '@adonisjs/core/transformers'`, because: WEB },
      { code: `import { BasePolicy } from '@adonisjs/bouncer'`, because: WEB },
      { code: `import auth from '@adonisjs/auth/services/main'`, because: WEB },
      { code: `import { sessionGuard } from '@adonisjs/auth/session'`, because: WEB },
      { code: `import { SessionStore } from '@adonisjs/session'`, because: WEB },
      { code: `import { shieldConfig } from '@adonisjs/shield'`, because: WEB },
      { code: `import { inertia } from '@adonisjs/inertia'`, because: WEB },
      { code: `import { router } from '@inertiajs/react'`, because: WEB },
      { code: `export const http = () => import('@adonisjs/core/http')`, because: WEB },
    ])
    .run(async ({ assert }, { code, because }) => {
      assert.include(await saidOf(code, { room: 'models' }), because)
    })

  test('app/{room} may import "{code}"')
    .with([
      { room: 'models', code: `import type { Job } from '#jobs/make_document'` },
      { room: 'models', code: `import { pressFields } from '#form_types/press'` },
      { room: 'models', code: `import env from '#start/env'` },
      {
        room: 'models',
        code: `import { DbRememberMeTokensProvider } from '@adonisjs/auth/session'`,
      },
      { room: 'models', code: `export const sheet = () => import('#documents/card_sheet')` },
      { room: 'controllers', code: `import { passportLimit } from '#start/limiter'` },
      { room: 'controllers', code: `import { HttpContext } from '@adonisjs/core/http'` },
    ])
    .run(async ({ assert }, { room, code }) => {
      assert.equal(await saidOf(code, { room }), '')
    })
})
