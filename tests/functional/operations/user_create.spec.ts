import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import User from '#models/user'
import {
  PostgresInstallation,
  SLOW_TEST_MS,
  SqliteInstallation,
} from '#tests/functional/operations/installation'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

/** Runs `user:create` and returns its output and exit code. */
async function create(...args: string[]) {
  ace.ui.switchMode('raw')
  const command = await ace.exec('user:create', args)
  const said = command.logger.getLogs().map(({ message }) => message)
  ace.ui.switchMode('normal')
  return { said: said.join('\n'), exitCode: command.exitCode }
}

const [where, Kind, DEMO] =
  process.env.TEST_DB === 'postgres'
    ? (['PostgreSQL', PostgresInstallation, ''] as const)
    : (['SQLite with DEMO=0', SqliteInstallation, '0'] as const)

test.group('An empty database', (group) => {
  const product = new Kind()
  group.setup(() => () => product.remove())
  group.each.setup(() => product.wipe())
  group.each.timeout(SLOW_TEST_MS)

  test(`an empty database in ${where} gets no users of the demonstration`, async ({ assert }) => {
    product.environment = { DEMO }
    const { code, said } = await product.ace('prepare')
    assert.equal(code, 0, said)
    assert.isEmpty(await product.query('select id from users'))
  })
})

test.group('The command user:create', (group) => {
  emptyWorld(group)

  test('user:create makes an admin who can log in with the printed password', async ({
    assert,
  }) => {
    await openTournaments()
    const { said, exitCode } = await create('Ana@Example.com')
    assert.equal(exitCode, 0)
    const [, password] = /password: (\S+)/.exec(said)!
    const user = await User.firstOrFail()
    assert.deepInclude(user.serialize(), {
      email: 'ana@example.com',
      role: 'admin',
      active: true,
      locale: 'es',
    })
    assert.notInclude(user.password, password)
    assert.equal((await new Visitor().login(user, password)).component, 'merchant/dashboard')
  })

  test('user:create gives staff the named rights and does not print a given password', async ({
    assert,
  }) => {
    const password = 'gatos en la azotea'
    const { said } = await create(
      'ana@example.com',
      '--role=staff',
      '--name=Ana',
      '--rights=create',
      '--rights=print',
      `--password=${password}`
    )
    assert.notInclude(said, password)
    const user = await User.verifyCredentials('ana@example.com', password)
    assert.equal(user.name, 'Ana')
    assert.deepEqual(
      [user.canCreate, user.canEdit, user.canPrint, user.canRfid, user.canToppanel],
      [true, false, true, false, false]
    )
  })

  test('user:create refuses {what}')
    .with([
      { what: 'an invalid address', args: ['ana'], said: /not an e-mail/ },
      { what: 'an unknown role', args: ['b@example.com', '--role=king'], said: /role must be/ },
      {
        what: 'an unknown right',
        args: ['b@example.com', '--role=staff', '--rights=fly'],
        said: /rights are/,
      },
      {
        what: 'a short password',
        args: ['b@example.com', '--password=short'],
        said: /12 characters/,
      },
      { what: 'an existing user', args: ['ANA@example.com'], said: /exists already/ },
    ])
    .run(async ({ assert }, { args, said }) => {
      await create('ana@example.com')
      const answer = await create(...args)
      assert.equal(answer.exitCode, 1)
      assert.match(answer.said, said)
      assert.lengthOf(await User.all(), 1)
    })
})
