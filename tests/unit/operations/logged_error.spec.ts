import { AssertionError } from 'node:assert'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { logged } from '#tests/helpers/log'
import { errorText } from '#text/logged_error'

const MARK = 'Zzyzxmark'

/** Errors of drivers and libraries, with personal data in every place where it can occur. */
const errors: Record<string, () => unknown> = {
  'a unique value that is taken': () =>
    Object.assign(new Error(`insert into "forms" ("document") values ($1) - duplicate key`), {
      code: '23505',
      detail: `Key (document)=(${MARK}) already exists.`,
      where: MARK,
      constraint: 'forms_document_unique',
    }),
  'a value of the wrong type': () =>
    Object.assign(
      new Error(`update "forms" set "x" = $1 - invalid input syntax for type date: "a"${MARK}"`),
      { code: '22P02' }
    ),
  'a mail that is refused': () =>
    Object.assign(new Error(`550 5.1.1 <${MARK}@example.com>: Recipient address rejected`), {
      code: 'EENVELOPE',
      response: `550 ${MARK}`,
      rejected: [`${MARK}@example.com`],
    }),
  'text that is no JSON': () => {
    try {
      return JSON.parse(`${MARK} ${MARK}`)
    } catch (error) {
      return error
    }
  },
  'an error around another': () =>
    new Error('not stored', { cause: new Error(`cannot read '${MARK}'`) }),
  'several errors': () => new AggregateError([new Error(`"${MARK}"`)], `«${MARK}»`),
  'a comparison': () => new AssertionError({ actual: MARK, expected: 1, message: `'${MARK}'` }),
  'a text': () => `550 <${MARK}@example.com> unknown`,
  'a plain object': () => ({ name: MARK }),
}

test.group('A logged error', () => {
  test('the log contains no personal data from {$self}')
    .with(Object.keys(errors))
    .run(async ({ assert, cleanup }, name) => {
      const log = logged({ cleanup })
      const error = errors[name]()
      logger.error({ err: error }, 'it failed')
      logger.error({ err: error })
      if (error instanceof Error) {
        logger.error(error)
        logger.error({ err: error }, error.message)
      }
      logger.child({ request_id: '1' }).warn({ err: error }, 'it failed')
      assert.include(log(), 'it failed')
      assert.notInclude(log() + errorText(error), MARK)
    })

  test('the log keeps the statement, the error code and the stack', ({ assert, cleanup }) => {
    const log = logged({ cleanup })
    logger.error({ err: errors['a unique value that is taken']() }, 'it failed')
    const { err } = JSON.parse(log())
    assert.containsSubset(err, {
      message: 'insert into "forms" ("document") values ($1) - duplicate key',
      code: '23505',
      constraint: 'forms_document_unique',
    })
    assert.match(err.stack, /logged_error\.spec/)
    assert.notProperty(err, 'detail')
  })
})
