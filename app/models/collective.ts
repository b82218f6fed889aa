import db from '@adonisjs/lucid/services/db'
import { beforeSave, belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CollectiveSchema } from '#database/schema'
import CollectiveForm from '#models/collective_form'
import { fold } from '#models/fold'
import { holdingWords } from '#models/form/search'
import User from '#models/user'

export const collectiveStates = ['waiting', 'signed'] as const

/** Who collects: somebody for many, or the holder of a card for themselves. */
export const collectiveTypes = ['company', 'team', 'group', 'person'] as const

// The column's width: some letters fold into several.
const LONGEST = 420

/** Cards that one person takes with them against one signature; closed once it is signed. */
export default class Collective extends CollectiveSchema {
  declare state: (typeof collectiveStates)[number]

  /** The cards, in the order in which they were put on the list. */
  @hasMany(() => CollectiveForm)
  declare entries: HasMany<typeof CollectiveForm>

  /** Who began it. */
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Who handed the cards out. */
  @belongsTo(() => User, { foreignKey: 'signedBy' })
  declare signer: BelongsTo<typeof User>

  @beforeSave()
  static foldText(collective: Collective) {
    const { name, lastname, email, phone } = collective
    const words = [name, lastname, email, phone].filter(Boolean).join(' ')
    collective.searchText = fold(words).slice(0, LONGEST)
  }

  static inState = scope((query, state?: string) => {
    if (state) query.where('collectives.state', state)
  })

  /** By every word of who collects, or by the number of the list. */
  static matching = scope((query, search?: string) => {
    if (!search) return
    const number = /^#?(\d{1,9})$/.exec(search)?.[1]
    query.where((found) => {
      found.where((words) => holdingWords(words, search))
      if (number) found.orWhere('collectives.id', Number(number))
    })
  })

  /** Those whose cards are all of form types that a user works with; nobody knows what a purged one was of. */
  static visibleTo({ formTypes }: User) {
    const query = this.query()
    if (!formTypes) return query
    return query.whereNotExists(
      db
        .from('collective_forms')
        .leftJoin('forms', 'forms.id', 'collective_forms.form_id')
        .whereColumn('collective_forms.collective_id', 'collectives.id')
        .where((other) => other.whereNull('forms.id').orWhereNotIn('forms.type', formTypes))
    )
  }

  get fullName() {
    return `${this.name} ${this.lastname}`
  }

  get isSigned() {
    return this.state === 'signed'
  }
}
