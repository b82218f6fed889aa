import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'pickup_signatures'

/**
 * The secrets of signatures, each with a key of its own: a signature for the cards of others stays
 * when its collector is erased. So no other table names these keys.
 */
export default class extends BaseSchema {
  #isPostgres = this.db.dialect.name === 'postgres'

  async up() {
    this.schema.createTable(TABLE, (table) => {
      table.increments('id')
      const pickup = table.integer('collective_id').unsigned().notNullable().unique()
      pickup.references('collectives.id').onDelete('CASCADE')
      // Where the signature lies on the drive.
      table.string('key', 120).notNullable()
      table.text('sealed').notNullable()
      table.integer('key_id').nullable()
    })
    this.schema.raw(`create index ${TABLE}_by_key on ${TABLE} (key_id)`)
    // Repeated by the query that seals existing rows: `app/operations/seal_existing.ts`.
    this.schema.raw(
      `create index collectives_readable_signatures on collectives (id)
       where sign <> '' and sign = replace(sign, '.sealed.png', '')`
    )
    if (this.#isPostgres)
      this.schema.raw(
        `alter table ${TABLE} add constraint ${TABLE}_key_id_foreign
         foreign key (key_id) references person_keys (id) not valid`
      )
    const forget = this.#isPostgres
      ? 'execute function forget_key()'
      : 'begin delete from person_keys where id = old.key_id; end'
    this.schema.raw(
      `create trigger ${TABLE}_key_deleted after delete on ${TABLE}
       for each row when (old.key_id is not null) ${forget}`
    )
  }

  async down() {
    this.schema.dropTable(TABLE)
    this.schema.raw('drop index collectives_readable_signatures')
  }
}
