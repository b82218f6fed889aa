import { compose } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { beforeSave, belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { canaries } from '#config/retention'
import { CollectiveSchema } from '#database/schema'
import PickupEntry from '#models/pickup_entry'
import { documentSealing } from '#models/pickup/sealed_document'
import { searchedSql } from '#sql/folded'
import { foldToSearch } from '#shared/fold'
import { like, termsOf, whereHasWords, withheldSql } from '#models/form/search'
import { withheldFrom } from '#models/form/sight'
import { Sealable } from '#sealing/sealable'
import User, { type Reader } from '#models/user'

export const pickupStates = ['waiting', 'signed'] as const

// Width of the column; folding makes some names longer.
const LONGEST = 420

const NAME = `collectives.name || ' ' || collectives.lastname`

const withheldEntries = (reader: Reader) =>
  db
    .from('collective_forms')
    .join('forms as withheld', 'withheld.id', 'collective_forms.form_id')
    .whereColumn('collective_forms.collective_id', 'collectives.id')
    .where((rows) => {
      rows.whereRaw('1 = 0')
      for (const kind of withheldFrom(reader)) rows.orWhereRaw(withheldSql[kind])
    })

export default class Pickup extends compose(CollectiveSchema, Sealable(documentSealing)) {
  static table = 'collectives'

  declare state: (typeof pickupStates)[number]

  @hasMany(() => PickupEntry, { foreignKey: 'collectiveId' })
  declare entries: HasMany<typeof PickupEntry>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'signedBy' })
  declare signer: BelongsTo<typeof User>

  @beforeSave()
  static foldText(pickup: Pickup) {
    const { name, lastname, email, phone } = pickup
    const words = [name, lastname, email, phone].filter(Boolean).join(' ')
    pickup.searchText = foldToSearch(words).slice(0, LONGEST)
  }

  static inState = scope((query, state?: string) => {
    if (state) query.where('collectives.state', state)
  })

  /** A list with somebody who is withheld from the reader is found by name and number only. */
  static matching = scope((query, search: string | undefined, reader: Reader) => {
    if (!search) return
    const number = /^#?(\d{1,9})$/.exec(search)?.[1]
    query.where((matching) => {
      matching.where((words) => {
        whereHasWords(words, search)
        words.where((open) =>
          open.whereNotExists(withheldEntries(reader)).orWhere((named) => {
            const name = searchedSql(named.client, NAME)
            for (const term of termsOf(search))
              named.whereRaw(`${name} like ? escape '\\'`, [like(term)])
          })
        )
      })
      if (number) matching.orWhere('collectives.id', Number(number))
    })
  })

  /** Only lists whose cards all belong to the user's form types, empty ones of their own, and none of canaries. */
  static visibleTo(
    { id, formTypes }: Pick<User, 'id' | 'formTypes'>,
    client?: QueryClientContract
  ) {
    const query = this.query({ client }).where('collectives.created_at', '>', canaries.before)
    if (!formTypes) return query
    query.where((own) => own.where('collectives.user_id', id).orHas('entries'))
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
