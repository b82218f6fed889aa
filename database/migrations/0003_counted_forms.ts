import { BaseSchema } from '@adonisjs/lucid/schema'

const keys = ['tournament_id', 'type', 'category', 'state']
const named = keys.join(', ')

/**
 * How many requests there are, so that no page counts them. Triggers keep the counts. SQLite, which
 * has one writer, changes one row for each count. On PostgreSQL all writers would wait for such a
 * row: there each statement adds rows with what it changed, and `foldCounts` sums them up.
 */
export default class extends BaseSchema {
  #isPostgres = this.db.dialect.name === 'postgres'

  async up() {
    this.schema.createTable('counted_forms', (table) => {
      table.increments('id')
      table
        .integer('tournament_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('tournaments')
        .onDelete('CASCADE')
      table.string('type', 20).notNullable()
      table.string('category', 20).notNullable()
      table.string('state', 20).notNullable()
      table.integer('count').notNullable()
      table.index([...keys, 'count'], 'counted_forms_by_kind')
    })
    this.schema.raw(
      `insert into counted_forms (${named}, count) select ${named}, count(*) from forms group by ${named}`
    )
    if (this.#isPostgres) this.#countStatements()
    else this.#countRows()
  }

  async down() {
    for (const event of ['insert', 'update', 'delete'])
      this.schema.raw(`drop trigger forms_counted_${event}${this.#isPostgres ? ' on forms' : ''}`)
    if (this.#isPostgres) this.schema.raw('drop function count_forms()')
    this.schema.dropTable('counted_forms')
  }

  #countStatements() {
    const add = (rows: string, having = '') =>
      `insert into counted_forms (${named}, count)
       select ${named}, sum(change) from (${rows}) as changed group by ${named} ${having};`
    const entered = `select ${named}, 1 as change from entered`
    const left = `select ${named}, -1 as change from gone`
    this.schema.raw(
      `create function count_forms() returns trigger language plpgsql as $$
       begin
         if tg_op = 'INSERT' then ${add(entered)}
         elsif tg_op = 'DELETE' then ${add(left)}
         else ${add(`${entered} union all ${left}`, 'having sum(change) <> 0')}
         end if;
         return null;
       end $$`
    )
    for (const [event, rows] of [
      ['insert', 'new table as entered'],
      ['update', 'old table as gone new table as entered'],
      ['delete', 'old table as gone'],
    ])
      this.schema.raw(
        `create trigger forms_counted_${event} after ${event} on forms
         referencing ${rows} for each statement execute function count_forms()`
      )
  }

  #countRows() {
    const same = (row: string) => keys.map((key) => `${key} = ${row}.${key}`).join(' and ')
    const enter = `
      update counted_forms set count = count + 1 where ${same('new')};
      insert into counted_forms (${named}, count)
        select ${keys.map((key) => `new.${key}`).join(', ')}, 1 where changes() = 0;`
    const leave = `update counted_forms set count = count - 1 where ${same('old')};`
    for (const [event, cause, statements] of [
      ['insert', 'insert', enter],
      ['update', `update of ${named}`, `${leave} ${enter}`],
      ['delete', 'delete', leave],
    ])
      this.schema.raw(
        `create trigger forms_counted_${event} after ${cause} on forms begin ${statements} end`
      )
  }
}
