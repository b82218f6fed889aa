import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { beforeSave, belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { hashKeys } from '#config/app'
import { BlacklistEntrySchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import BlacklistClearance from '#models/blacklist_clearance'
import BlacklistHit from '#models/blacklist_hit'
import { syncGatesWithBlacklist } from '#models/card/blacklist_gates'
import Form from '#models/form'
import { chunks, insertMany } from '#sql/bulk'
import { fold, lettersOf } from '#shared/fold'
import { LETTERS_OF_SORT_NAME } from '#sql/folded'
import { hashedBefore } from '#sql/hashed_by'
import { deleteBy, saveBy } from '#sql/history'
import type { IdentifiedPerson } from '#models/form/people'
import { personKeysOfForms, type Keyed } from '#models/form/person_keys'
import { nameOfHashKey, personKeyOf, personKeysOf } from '#text/secrets'
import User from '#models/user'
import type { Actor } from '#shared/history'

// Width of the column; folding makes some names longer.
const LONGEST = 220

/** For more people it is faster to read the whole list than to look for each of them. */
const MANY = 50

type PersonToCheck = Pick<Form, 'name' | 'lastName'> & Keyed

type RowToCheck = {
  id: number
  name: string
  last_name: string
  person_key: string | null
  passport_key: string | null
}

export const personToCheck = (row: RowToCheck): PersonToCheck => ({
  id: row.id,
  name: row.name,
  lastName: row.last_name,
  personKey: row.person_key,
  passportKey: row.passport_key,
})

type Named = { name: string; lastName: string; keys: string[] }

type Comparable = { names: string[]; keys: string[] }

/** Names are compared by their letters, without accents, case, spaces and signs. */
export default class BlacklistEntry extends BlacklistEntrySchema {
  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>

  @hasMany(() => BlacklistClearance, { foreignKey: 'entryId' })
  declare clearances: HasMany<typeof BlacklistClearance>

  @hasMany(() => BlacklistHit, { foreignKey: 'entryId' })
  declare hits: HasMany<typeof BlacklistHit>

  @beforeSave()
  static foldName(entry: BlacklistEntry) {
    entry.foldedName = this.foldedNameOf(entry.name, entry.lastName)
  }

  static foldedNameOf(name: string, lastName: string) {
    const whole = `${name} ${lastName}`
    return (lettersOf(whole) || fold(whole)).slice(0, LONGEST)
  }

  get fullName() {
    return `${this.name} ${this.lastName}`
  }

  /** Whether unsaved changes name another person. */
  get namesOther() {
    return ['name', 'lastName', 'personKey'].some((column) => column in this.$dirty)
  }

  /** Records the hit without the person. @throws Refusal `blacklisted` */
  static async refuseBlacklisted(people: IdentifiedPerson[], formType: string) {
    const [entry] = await this.#matching(
      people.map(({ document, passportNumber, ...named }) =>
        this.#comparable({
          ...named,
          keys: [document, passportNumber].flatMap(personKeysOf),
        })
      )
    )
    if (!entry) return
    await insertMany(db.connection(), 'blacklist_hits', [
      { entryId: entry.id, formType, at: DateTime.utc() },
    ])
    throw new Refusal('blacklisted', {}, { status: 403 })
  }

  static async isBlacklisted(
    person: PersonToCheck,
    client?: QueryClientContract
  ): Promise<boolean> {
    return (await this.blacklistedAmong([person], client)).size > 0
  }

  static async blacklistedAmong<Person extends PersonToCheck>(
    people: Person[],
    client?: QueryClientContract
  ): Promise<Set<Person>> {
    const comparable = await this.#comparablesOf(people, client)
    const entries =
      people.length > MANY
        ? await this.query({ client }).preload('clearances')
        : await this.#matching(comparable, client)
    const isBlacklisted = ({ names, keys }: Comparable) =>
      entries.some((entry) => entry.matches(names, keys))
    return new Set(people.filter((_, at) => isBlacklisted(comparable[at])))
  }

  /** Of the requests with these ids, those of blacklisted people. */
  static async blacklistedIds(
    ids: number[],
    client: QueryClientContract = db.connection()
  ): Promise<number[]> {
    if (!(await this.query({ client }).first())) return []
    const blacklisted: number[] = []
    for (const part of chunks(ids)) {
      const rows = await client
        .from('forms')
        .whereIn('id', part)
        .select('id', 'name', 'last_name', 'person_key', 'passport_key')
      for (const { id } of await this.blacklistedAmong(rows.map(personToCheck), client))
        blacklisted.push(id)
    }
    return blacklisted
  }

  static async idsNaming(people: PersonToCheck[], client?: QueryClientContract): Promise<number[]> {
    const entries = await this.#matching(await this.#comparablesOf(people, client), client)
    return entries.map(({ id }) => id)
  }

  /** Both orders of the names, because people mix up their fields. */
  static #comparable({ name, lastName, keys }: Named): Comparable {
    return { names: [this.foldedNameOf(name, lastName), this.foldedNameOf(lastName, name)], keys }
  }

  static async #comparablesOf(people: PersonToCheck[], client?: QueryClientContract) {
    const keysOf = await personKeysOfForms(people, client)
    return people.map(({ id, name, lastName }) => {
      const { identity, passport } = keysOf.get(id)!
      return this.#comparable({ name, lastName, keys: [...identity, ...passport] })
    })
  }

  static async #matching(
    people: Comparable[],
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

  /** @throws FieldRefusal if it is the document of the blacklisted person */
  async clear(document: string, reason: string, by: Actor) {
    const keys = personKeysOf(document)
    if (this.personKey && keys.includes(this.personKey))
      throw new FieldRefusal('document', 'blacklistOwnDocument')
    const earlier = await BlacklistClearance.query()
      .where('entryId', this.id)
      .whereIn('personKey', keys)
      .first()
    const clearance = earlier ?? new BlacklistClearance().merge({ entryId: this.id })
    clearance.$setRelated('entry', this)
    clearance.merge({ personKey: keys[0], hashedBy: nameOfHashKey(), reason, userId: by.id })
    await saveBy(clearance, by, syncGatesWithBlacklist(by))
  }

  /** Saves it, and tells the gates which cards to refuse and which to take again. */
  async saveFor(by: Actor) {
    await saveBy(this, by, syncGatesWithBlacklist(by))
  }

  async deleteFor(by: Actor) {
    await deleteBy(this, by, syncGatesWithBlacklist(by))
  }

  /** The blacklisted person's requests in current editions, without withdrawn ones. */
  async formsNamed(): Promise<Form[]> {
    const { name, lastName, personKey } = this
    const { names } = BlacklistEntry.#comparable({ name, lastName, keys: [] })
    const alike = await Form.query()
      .where((named) => {
        named.whereRaw(`${LETTERS_OF_SORT_NAME} in (?, ?)`, names)
        if (!personKey) return
        named.orWhere({ personKey }).orWhere({ passportKey: personKey })
        if (hashKeys.length === 1) return
        // The same document has another key there.
        named.orWhere((earlier) => {
          earlier.whereRaw(...hashedBefore())
          earlier.whereRaw('coalesce(person_key, passport_key) is not null')
        })
      })
      .whereNull('withdrawnAt')
      .whereHas('tournament', (edition) => edition.where('active', true))
      .preload('tournament')
      .orderBy('id')
    const blacklisted = await BlacklistEntry.blacklistedAmong(alike)
    return alike.filter((form) => blacklisted.has(form))
  }

  /** Replaces the document. Only its key is kept; null forgets it. */
  nameDocument(document: string | null) {
    this.personKey = personKeyOf(document)
    this.hashedBy = document ? nameOfHashKey() : null
    return this
  }
}
