import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { beforeSave, belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { BlacklistEntrySchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import BlacklistClearance from '#models/blacklist_clearance'
import BlacklistHit from '#models/blacklist_hit'
import { insertMany } from '#sql/bulk'
import { fold } from '#text/fold'
import type Form from '#models/form'
import { saveBy } from '#sql/history'
import type { IdentifiedPerson } from '#models/form/people'
import { personKeyOf } from '#text/secrets'
import User from '#models/user'
import type { Actor } from '#shared/history'

// Width of the column; folding makes some names longer.
const LONGEST = 220

export type Listable = Pick<Form, 'name' | 'lastName' | 'personKey' | 'passportKey'>

/** Names are compared without accents, case and spaces. */
export default class BlacklistEntry extends BlacklistEntrySchema {
  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>

  @hasMany(() => BlacklistClearance, { foreignKey: 'entryId' })
  declare clearances: HasMany<typeof BlacklistClearance>

  @hasMany(() => BlacklistHit, { foreignKey: 'entryId' })
  declare hits: HasMany<typeof BlacklistHit>

  @beforeSave()
  static foldName(entry: BlacklistEntry) {
    entry.foldedName = this.keyOf(entry.name, entry.lastName)
  }

  static keyOf(name: string, lastName: string) {
    return fold(`${name} ${lastName}`).replace(/ /g, '').slice(0, LONGEST)
  }

  get fullName() {
    return `${this.name} ${this.lastName}`
  }

  /** Records the hit without the person. Throws Refusal `blacklisted`. */
  static async refuseListed(people: IdentifiedPerson[], formType: string) {
    const [entry] = await this.#matching(
      people.map(({ document, passportNumber, ...named }) =>
        this.#comparable({
          ...named,
          keys: [document, passportNumber].flatMap((number) => personKeyOf(number) ?? []),
        })
      )
    )
    if (!entry) return
    await insertMany(db.connection(), 'blacklist_hits', [
      { entryId: entry.id, formType, at: DateTime.utc() },
    ])
    throw new Refusal('blacklisted', {}, { status: 403 })
  }

  static async isListed(person: Listable, client?: QueryClientContract): Promise<boolean> {
    return (await this.listedAmong([person], client)).size > 0
  }

  static async listedAmong<Person extends Listable>(
    people: Person[],
    client?: QueryClientContract
  ): Promise<Set<Person>> {
    const comparable = people.map((person) => ({ person, ...this.#comparableOf(person) }))
    const entries = await this.#matching(comparable, client)
    return new Set(
      comparable
        .filter(({ names, keys }) => entries.some((entry) => entry.matches(names, keys)))
        .map(({ person }) => person)
    )
  }

  /** Ids of the entries that keep these people out. */
  static async idsNaming(people: Listable[], client?: QueryClientContract): Promise<number[]> {
    const entries = await this.#matching(
      people.map((person) => this.#comparableOf(person)),
      client
    )
    return entries.map(({ id }) => id)
  }

  /** Both orders of the names, because people mix up their fields. */
  static #comparable({ name, lastName, keys }: { name: string; lastName: string; keys: string[] }) {
    return { names: [this.keyOf(name, lastName), this.keyOf(lastName, name)], keys }
  }

  static #comparableOf({ name, lastName, personKey, passportKey }: Listable) {
    const keys = [personKey, passportKey].flatMap((key) => key ?? [])
    return this.#comparable({ name, lastName, keys })
  }

  static async #matching(
    people: { names: string[]; keys: string[] }[],
    client?: QueryClientContract
  ): Promise<BlacklistEntry[]> {
    const entries = await this.query({ client })
      .whereIn(
        'foldedName',
        people.flatMap(({ names }) => names)
      )
      .orWhereIn(
        'personKey',
        people.flatMap(({ keys }) => keys)
      )
      .preload('clearances')
    return entries.filter((entry) => people.some(({ names, keys }) => entry.matches(names, keys)))
  }

  private matches(names: string[], keys: string[]): boolean {
    if (this.personKey && keys.includes(this.personKey)) return true
    const isCleared = this.clearances.some(({ personKey }) => keys.includes(personKey))
    return names.includes(this.foldedName) && !isCleared
  }

  /** @throws FieldRefusal if it is the document of the listed person */
  async clear(document: string, reason: string, by: Actor) {
    const personKey = personKeyOf(document)!
    if (personKey === this.personKey) throw new FieldRefusal('document', 'blacklistOwnDocument')
    const clearance = await BlacklistClearance.firstOrNew({ entryId: this.id, personKey })
    clearance.$setRelated('entry', this)
    await saveBy(clearance.merge({ reason, userId: by.id }), by)
  }
}
