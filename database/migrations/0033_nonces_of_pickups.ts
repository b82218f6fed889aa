import { BaseSchema } from '@adonisjs/lucid/schema'

/** A restored backup finds forgotten pickups by their nonce, so each has one. */
export default class extends BaseSchema {
  async up() {
    const random =
      this.db.dialect.name === 'postgres' ? 'gen_random_uuid()::text' : 'lower(hex(randomblob(16)))'
    this.schema.raw(`update collectives set nonce = ${random} where nonce is null`)
  }

  async down() {}
}
