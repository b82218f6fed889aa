import { hasMany, hasOne } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { canaries } from '#config/retention'
import { TournamentSchema } from '#database/schema'
import type { PlaceLimits } from '#form_types/limits'
import CardDesign from '#models/card_design'
import EditionClosing from '#models/edition_closing'
import Form from '#models/form'
import { lastKnown } from '#sql/last_known'
import Permission from '#models/permission'
import RegistrationWindow from '#models/registration_window'
import Restaurant from '#models/restaurant'
import type { Sport } from '#shared/choices'
import { usualAccents } from '#shared/color'
import { OFFICE_ZONE } from '#shared/days'
import { byName } from '#text/name_order'

/** At most one edition of each sport is active. */
export default class Tournament extends TournamentSchema {
  declare sport: Sport
  declare limits: PlaceLimits | null

  @hasMany(() => RegistrationWindow)
  declare windows: HasMany<typeof RegistrationWindow>

  @hasMany(() => Form)
  declare forms: HasMany<typeof Form>

  @hasMany(() => Permission)
  declare permissions: HasMany<typeof Permission>

  @hasMany(() => CardDesign)
  declare designs: HasMany<typeof CardDesign>

  @hasOne(() => EditionClosing)
  declare closing: HasOne<typeof EditionClosing>

  declare restaurants?: Restaurant[]

  /** All editions but that of canaries, which exists while a purge runs. */
  static real() {
    return this.query().whereNot('code', canaries.code)
  }

  static blank(values: Partial<Tournament> & { sport: Sport }) {
    return new this().fill({
      timeZone: OFFICE_ZONE,
      accent: usualAccents[values.sport],
      active: false,
      quarterFinals: false,
      tutorConfirms: false,
      ...values,
    })
  }

  static activeOf(sport: Sport): Promise<Tournament | null> {
    return lastKnown(`active ${sport}`, () => this.query().where({ sport, active: true }).first())
  }

  static lastOf(sports: readonly Sport[]): Promise<Tournament | null> {
    return this.real()
      .whereIn('sport', [...sports])
      .orderBy('endsOn', 'desc')
      .orderBy('id', 'desc')
      .first()
  }

  static active() {
    return this.query().where('active', true).orderBy('sport', 'desc')
  }

  static activeIds() {
    return db.from('tournaments').where('active', true).select('id')
  }

  async withOfficeLists(this: Tournament) {
    await this.load('permissions')
    this.permissions.sort(byName)
    this.restaurants = await Restaurant.sortedByName()
    return this
  }

  get fullName() {
    return `${this.name} ${this.year}`
  }

  get logoPath() {
    return this.logo && `/${this.logo}`
  }

  async isOpenFor(formType: string, now = DateTime.utc()): Promise<boolean> {
    const window = await RegistrationWindow.query()
      .where({ tournamentId: this.id, formType })
      .first()
    return window?.isOpen(now) ?? false
  }

  async everHadRequests(): Promise<boolean> {
    const counters = db.from('form_counters').where('tournament_id', this.id)
    return (await counters.where('last', '>', 0).first()) !== null
  }

  get today() {
    return DateTime.now().setZone(this.timeZone).toISODate()!
  }
}
