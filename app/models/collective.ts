import { compose } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import { beforeSave, belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CollectiveSchema } from '#database/schema'
import CollectiveForm from '#models/collective_form'
import { documentSealing } from '#models/collective/sealed_document'
import { fold } from '#text/fold'
import { holdingWords } from '#models/form/search'
import { Sealable } from '#sealing/sealable'
import User from '#models/user'

export const collectiveStates = ['waiting', 'signed'] as const

// Width of the column; folding makes some names longer.
const LONGEST = 420

/** A pickup list. */
export default class Collective extends compose(CollectiveSchema, Sealable(documentSealing)) {
  declare state: (typeof collectiveStates)[number]

  @hasMany(() => CollectiveForm)
  declare entries: HasMany<typeof CollectiveForm>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

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

  static matching = scope((query, search?: string) => {
    if (!search) return
    const number = /^#?(\d{1,9})$/.exec(search)?.[1]
    query.where((matching) => {
      matching.where((words) => holdingWords(words, search))
      if (number) matching.orWhere('collectives.id', Number(number))
    })
  })

  /** Only lists whose cards all belong to the user's form types. */
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
