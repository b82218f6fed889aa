import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { hasMany, manyToMany } from '@adonisjs/lucid/orm'
import type { HasMany, ManyToMany } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import type { Locale } from '#config/i18n'
import { UserSchema } from '#database/schema'
import LoginFactor from '#models/login_factor'
import Restaurant from '#models/restaurant'
import { RememberMeTokens } from '#models/user/remember_me_tokens'
import type UserSession from '#models/user_session'
import { may, seesMinors, seesType, type Ability, type Role } from '#shared/roles'
import { sha256 } from '#text/secrets'

/** Who reads requests: of which form types, and how much of each. */
export type Reader = Pick<User, 'formTypes' | 'may' | 'seesMinors' | 'seesType'>

export default class User extends compose(UserSchema, withAuthFinder(hash)) {
  static rememberMeTokens = new RememberMeTokens({ tokenableModel: User })

  declare role: Role
  declare formTypes: string[] | null
  declare locale: Locale

  /** The session of the request that has loaded the user. */
  declare currentSession: UserSession | null

  /** Until when the second factor that the role demands must be there. Null: none is missing. */
  declare factorDue: DateTime | null

  @manyToMany(() => Restaurant, { pivotTable: 'restaurant_user' })
  declare restaurants: ManyToMany<typeof Restaurant>

  @hasMany(() => LoginFactor)
  declare factors: HasMany<typeof LoginFactor>

  /** Changes with the password and with `sessionsEnded`; sessions with an older value end. */
  get stamp() {
    return sha256(`${this.password} ${this.sessionsEnded ?? 0}`)
  }

  may(ability: Ability) {
    return may(this, ability)
  }

  seesType(type: string) {
    return seesType(this, type)
  }

  get seesMinors() {
    return seesMinors(this)
  }
}
