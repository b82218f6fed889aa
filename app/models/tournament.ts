import { hasMany } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { TournamentSchema } from '#database/schema'
import type { Limits } from '#models/allowance'
import CardDesign from '#models/card_design'
import Form from '#models/form'
import Permission from '#models/permission'
import RegistrationWindow from '#models/registration_window'
import Restaurant from '#models/restaurant'

export type Sport = 'tennis' | 'golf'

const usualAccent = { tennis: '#0f766e', golf: '#1d4ed8' }

/** One edition of a tournament. Each sport has at most one active edition. */
export default class Tournament extends TournamentSchema {
  declare sport: Sport
  declare limits: Limits | null

  @hasMany(() => RegistrationWindow)
  declare windows: HasMany<typeof RegistrationWindow>

  @hasMany(() => Form)
  declare forms: HasMany<typeof Form>

  @hasMany(() => Permission)
  declare permissions: HasMany<typeof Permission>

  @hasMany(() => CardDesign)
  declare designs: HasMany<typeof CardDesign>

  /** Where people eat; restaurants belong to no edition. */
  declare restaurants?: Restaurant[]

  /** A new edition: what is not said of it is as usual. */
  static blank(values: Partial<Tournament> & { sport: Sport }) {
    return new this().fill({
      timeZone: 'Europe/Madrid',
      accent: usualAccent[values.sport],
      active: false,
      quarterFinals: false,
      ...values,
    } as any)
  }

  /** The edition of a sport that is open for work, if any. */
  static activeOf(sport: Sport): Promise<Tournament | null> {
    return this.query().where({ sport, active: true }).first()
  }

  static active() {
    return this.query().where('active', true).orderBy('sport', 'desc')
  }

  /** The ids of the active editions, for a condition of another query. */
  static activeIds() {
    return db.from('tournaments').where('active', true).select('id')
  }

  /** With the option lists that only staff see. */
  async withOfficeLists() {
    await (this as Tournament).load('permissions', (all) => all.orderBy('name'))
    this.restaurants = await Restaurant.byName()
    return this
  }

  get fullName() {
    return `${this.name} ${this.year}`
  }

  /** The public address of its own mark, where it has one. */
  get logoPath() {
    return this.logo && `/${this.logo}`
  }

  /** Whether a form type takes requests now. */
  async isOpenFor(formType: string, now = DateTime.utc()): Promise<boolean> {
    const window = await RegistrationWindow.query()
      .where({ tournamentId: this.id, formType })
      .first()
    return window?.isOpen(now) ?? false
  }

  /** The time now where the tournament is played. */
  get today() {
    return DateTime.now().setZone(this.timeZone).toISODate()!
  }
}
