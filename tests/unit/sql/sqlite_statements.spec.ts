import { createRequire } from 'node:module'
import { test } from '@japa/runner'
import { decodeRows, hurryFleeting, keepStatements } from '#database/sqlite_statements'

const Sqlite = createRequire(import.meta.url)('better-sqlite3')

function connection() {
  const made = new Sqlite(':memory:')
  decodeRows(made)
  keepStatements(made)
  made.prepare('create table people (name text, answers json)').run()
  made.prepare(`insert into people values ('Ana', '{"days":[1]}'), ('Leo', null)`).run()
  return made
}

test.group('The statements of SQLite', () => {
  test('a statement is prepared once, and gives the values of the moment', ({ assert }) => {
    const database = connection()
    const question = 'select * from people where name = ?'
    const statement = database.prepare(question)
    assert.deepEqual(statement.all('Ana'), [{ name: 'Ana', answers: { days: [1] } }])
    assert.strictEqual(database.prepare(question), statement)
    database.prepare('update people set answers = ?').run('[2]')
    assert.deepEqual(statement.all('Ana'), [{ name: 'Ana', answers: [2] }])
  })

  test('a statement can be used while a stream reads its rows', ({ assert }) => {
    const database = connection()
    const question = 'select name from people'
    const names = []
    for (const { name } of database.prepare(question).iterate() as Iterable<any>)
      names.push(name, database.prepare(question).all().length)
    assert.deepEqual(names, ['Ana', 2, 'Leo', 2])
  })

  test('a JSON column that is added later is parsed', ({ assert }) => {
    const database = connection()
    const question = 'select * from people'
    database.prepare(question).all()
    database.prepare('alter table people add column days json').run()
    database.prepare(`update people set days = '["mon"]'`).run()
    assert.deepInclude(database.prepare(question).all()[0] as object, { days: ['mon'] })
  })

  test('the cache drops the statement that was used longest ago', ({ assert }) => {
    const database = connection()
    const [first, second] = ['select 1', 'select 2'].map((sql) => database.prepare(sql))
    for (let number = 0; number < 499; number++) {
      database.prepare(`select ${1000 + number}`)
      assert.strictEqual(database.prepare('select 1'), first)
    }
    assert.notStrictEqual(database.prepare('select 2'), second)
  })

  test('the connection waits for the disk unless only fleeting rows are committed', ({
    assert,
  }) => {
    const database = new Sqlite(':memory:')
    database.exec('create table sessions (id text); create table people (name text)')
    database.exec('create table journal_entries (position integer)')
    database.exec('create table mail_log (attempts integer)')
    const levels: string[] = []
    const pragma = database.pragma.bind(database)
    database.pragma = (setting: string) => (
      levels.push(setting.split(' ').at(-1)!),
      pragma(setting)
    )
    hurryFleeting(database)
    const during = (write: () => void) => {
      levels.length = 0
      write()
      return levels.join()
    }
    const session = database.prepare('insert into `sessions` values (1)')
    const person = database.prepare(`insert into people values ('Ana')`)
    assert.equal(
      during(() => session.run()),
      'NORMAL,FULL'
    )
    assert.equal(during(database.transaction(() => session.run())), 'NORMAL,FULL')
    const entry = database.prepare('insert into `journal_entries` values (null)')
    assert.equal(
      during(() => entry.run()),
      'NORMAL,FULL'
    )
    const claim = database.prepare('update mail_log set attempts = attempts + 1 returning attempts')
    assert.equal(
      during(() => claim.all()),
      'NORMAL,FULL'
    )
    const link = database.prepare('update `journal_entries` set position = 1')
    for (const lasting of [person, link])
      assert.equal(
        during(() => lasting.run()),
        ''
      )
    database.exec('begin')
    assert.equal(
      during(() => session.run()),
      ''
    )
    database.exec('commit')
    assert.lengthOf(database.prepare('select * from sessions').all(), 3)
    assert.throws(() => database.prepare('insert into `sessions` values (1, 2)').run())
  })
})
