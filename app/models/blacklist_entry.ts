import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { BlacklistEntrySchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import type { Person } from '#form_types/define'
import { insertMany } from '#models/bulk'
import { fold } from '#models/fold'
import { personKeyOf } from '#models/secrets'

/** A person who gets no credential. Names are compared accent-, case- and space-blind. */
export default class BlacklistEntry extends BlacklistEntrySchema {
  static keyOf(name: string, lastName: string) {
    return fold(`${name} ${lastName}`).replace(/ /g, '')
  }

  /**
   * Stops a submission that names a listed person, in either order of name and surname, unless
   * staff cleared a namesake's document. Notes that it happened, never who it was.
   * @throws Refusal `blacklisted`
   */
  static async refuse(people: Person[], formType: string) {
    const keys = people.map(({ name, lastName, document }) => ({
      names: [this.keyOf(name, lastName), this.keyOf(lastName, name)],
      person: personKeyOf(document),
    }))
    const entries = await this.query().whereIn(
      'foldedName',
      keys.flatMap(({ names }) => names)
    )
    for (const { names, person } of keys) {
      const entry = entries.find(({ foldedName }) => names.includes(foldedName))
      if (!entry || (await entry.isClearedFor(person))) continue
      await insertMany(db.connection(), 'blacklist_hits', [
        { entryId: entry.id, formType, at: DateTime.utc() },
      ])
      throw new Refusal('blacklisted', {}, { status: 403 })
    }
  }

  private async isClearedFor(personKey: string | null): Promise<boolean> {
    if (!personKey) return false
    const found = await db
      .from('blacklist_clearances')
      .where({ entry_id: this.id, person_key: personKey })
      .first()
    return found !== null && found !== undefined
  }
}
