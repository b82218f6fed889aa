import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import cache from '@adonisjs/cache/services/main'
import { TournamentSchema } from '#database/schema'
import Permission from '#models/permission'
import RegistrationWindow from '#models/registration_window'

export type Sport = 'tennis' | 'golf'

/** One edition of a tournament. Each sport has at most one active edition. */
export default class Tournament extends TournamentSchema {
  declare sport: Sport

  @hasMany(() => RegistrationWindow)
  declare windows: HasMany<typeof RegistrationWindow>

  @hasMany(() => Permission)
  declare permissions: HasMany<typeof Permission>

  /** The edition of a sport that is open for work, if any, without a query where it can. */
  static async activeOf(sport: Sport): Promise<Tournament | null> {
    const row = await cache.getOrSet({
      key: `tournament:active:${sport}`,
      ttl: '5s',
      factory: async () =>
        (await this.query().where({ sport, active: true }).first())?.$attributes ?? null,
    })
    return row ? this.$createFromAdapterResult(toColumns(row)) : null
  }

  static active() {
    return this.query().where('active', true).orderBy('sport', 'desc')
  }

  get fullName() {
    return `${this.name} ${this.year}`
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

function toColumns(attributes: Record<string, any>) {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ])
  )
}
