import { compose } from '@adonisjs/core/helpers'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import { belongsTo, hasMany, hasOne, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import type { Locale } from '#config/i18n'
import { FormSchema } from '#database/schema'
import type { Category } from '#form_types/categories'
import { columnNames } from '#form_types/define'
import { formTypes } from '#form_types/index'
import type { Json, Stored } from '#sql/json'
import Card from '#models/card'
import DefaultPlayer from '#models/default_player'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import FormNote from '#models/form_note'
import FormPhoto from '#models/form_photo'
import GuestLink from '#models/guest_link'
import Permission, { type Flags } from '#models/permission'
import { Sealable } from '#sealing/sealable'
import { columnsWithoutSecrets } from '#sealing/secrets'
import Tournament from '#models/tournament'
import User from '#models/user'
import { Answerable, correctionOf, type Asked, type Corrected } from '#models/form/answerable'
import { Assignable } from '#models/form/assignable'
import { Balanced } from '#models/form/balanced'
import { Croppable } from '#models/form/croppable'
import { Movable } from '#models/form/movable'
import { Reviewable } from '#models/form/reviewable'
import { Revisable } from '#models/form/revisable'
import { formSealing } from '#models/form/sealed'
import { searchForms, type SearchedList } from '#models/form/search'
import type { State } from '#shared/request_states'
import { relatedCount } from '#sql/counts'

export default class Form extends compose(
  FormSchema,
  Sealable(formSealing),
  Reviewable,
  Revisable,
  Answerable,
  Movable,
  Croppable,
  Assignable,
  Balanced
) {
  declare state: State
  declare category: Category
  declare locale: Locale
  declare detail: Stored
  declare asked: Asked | null
  declare corrected: Corrected | null
  declare customPermission: Flags | null
  declare imageWarnings: string[] | null
  declare restaurants: string[] | null

  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>

  @belongsTo(() => Permission, { foreignKey: 'idPermission' })
  declare permission: BelongsTo<typeof Permission>

  @belongsTo(() => DefaultPlayer, { foreignKey: 'player' })
  declare defaultPlayer: BelongsTo<typeof DefaultPlayer>

  @belongsTo(() => Form, { foreignKey: 'idParent' })
  declare parent: BelongsTo<typeof Form>

  @hasMany(() => Form, { foreignKey: 'idParent' })
  declare guests: HasMany<typeof Form>

  @hasMany(() => GuestLink)
  declare guestLinks: HasMany<typeof GuestLink>

  @hasMany(() => FormFile)
  declare files: HasMany<typeof FormFile>

  @hasMany(() => FormPhoto)
  declare photos: HasMany<typeof FormPhoto>

  @hasMany(() => FormLog)
  declare logs: HasMany<typeof FormLog>

  @hasMany(() => FormNote)
  declare notes: HasMany<typeof FormNote>

  @belongsTo(() => User, { foreignKey: 'assignedTo' })
  declare assignee: BelongsTo<typeof User>

  @hasOne(() => Card, { onQuery: (query) => query.where('state', 'live') })
  declare card: HasOne<typeof Card>

  /** The column must be read: without it, a minor would pass for an adult. */
  get isOfMinor(): boolean {
    if (this.minor === undefined) throw new Error('A request was read without `minor`')
    return Boolean(this.minor)
  }

  /** Whether the data of its person is only kept (GDPR article 18). */
  get isRestricted(): boolean {
    if (this.restrictedAt === undefined)
      throw new Error('A request was read without its restriction')
    return this.restrictedAt !== null
  }

  /** Reads no document numbers: opening them costs a query. */
  static withoutNumbers = scope((query) => {
    query.select(columnsWithoutSecrets(Form))
  })

  /** For what may be shown or used: the data of a restricted person is only kept. */
  static unrestricted = scope((query) => {
    query.whereNull('restrictedAt')
  })

  static ofType = scope((query, type: string | string[]) => {
    query.whereIn('type', [type].flat())
  })

  static inState = scope((query, state?: string) => {
    if (state) query.where('forms.state', state)
  })

  static inCategory = scope((query, category?: string) => {
    if (category) query.where('category', category)
  })

  static ofTournament = scope((query, tournamentId?: number) => {
    if (tournamentId) query.where('tournamentId', tournamentId)
  })

  static approvedGuestsOf = scope((query, hosts: number[] | ChainableContract) => {
    query.whereIn('idParent', hosts as number[]).where('state', 'approved')
  })

  static matching = scope((query, search?: string, list?: SearchedList) => {
    if (search) searchForms(query, search, list)
  })

  get formType() {
    return formTypes.get(this.type)
  }

  /** Needs the guests or their count; null for types without guests. */
  get guestCount(): number | null {
    if (!this.formType.guests) return null
    return this.guests?.length ?? relatedCount(this, 'guests')
  }

  get fullName() {
    return `${this.name} ${this.lastName}`
  }

  get answers(): Stored {
    const columns = Object.keys(this.formType.allFields).filter((name) => columnNames.has(name))
    return {
      ...Object.fromEntries(columns.map((name) => [name, this.$getAttribute(name) ?? null])),
      ...this.detail,
    }
  }

  /** Faster than `answers` for some fields. */
  answersTo(names: string[]): Stored {
    const columns = this.$attributes
    const { detail } = columns
    const answerTo = (name: string): Json | undefined => {
      if (detail && name in detail) return detail[name]
      return columnNames.has(name) ? columns[name] : undefined
    }
    return Object.fromEntries(names.map((name) => [name, answerTo(name) ?? null]))
  }

  /** The last correction with the old answers. Needs the logs, newest first. */
  get correction() {
    return correctionOf(this)
  }

  /** With any of its cards, also a replaced one; `card` knows about the live one. Needs the logs. */
  get wasPrinted() {
    return this.logs.some(({ type }) => type === 'print')
  }

  /** With any of its cards. Needs the logs. */
  get wasCollected() {
    return this.logs.some(({ type }) => type === 'signature-module')
  }
}
