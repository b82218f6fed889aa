import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { DbRememberMeTokensProvider } from '@adonisjs/auth/session'
import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { manyToMany } from '@adonisjs/lucid/orm'
import type { ManyToMany } from '@adonisjs/lucid/types/relations'
import { UserSchema } from '#database/schema'
import Restaurant from '#models/restaurant'
import { sha256 } from '#models/secrets'

export type Role = 'admin' | 'staff' | 'coordinator' | 'restaurant'
export type Right = 'create' | 'edit' | 'print' | 'rfid' | 'toppanel'

export const roles: Role[] = ['admin', 'staff', 'coordinator', 'restaurant']
export const rights: Right[] = ['create', 'edit', 'print', 'rfid', 'toppanel']

/** Someone of the office, a desk or a restaurant. */
export default class User extends compose(UserSchema, withAuthFinder(hash)) {
  static rememberMeTokens = DbRememberMeTokensProvider.forModel(User)

  declare role: Role
  declare formTypes: string[] | null
  declare locale: 'es' | 'en'

  /** Where a user of the role `restaurant` may charge. */
  @manyToMany(() => Restaurant, { pivotTable: 'restaurant_user' })
  declare restaurants: ManyToMany<typeof Restaurant>

  /** The office, as against desks and restaurants: contract §4 calls it "any". */
  get isOffice() {
    return this.role === 'admin' || this.role === 'staff'
  }

  /** The page a user arrives at. */
  get landing() {
    return this.isOffice ? '/merchant' : '/merchant/desk'
  }

  get isAdmin() {
    return this.role === 'admin'
  }

  /** Changes with the password and when sessions are ended, which ends those that carry the one before. */
  get seal() {
    return sha256(`${this.password} ${this.sessionsEnded ?? 0}`)
  }

  has(right: Right): boolean {
    if (this.isAdmin) return true
    const flags = {
      create: this.canCreate,
      edit: this.canEdit,
      print: this.canPrint,
      rfid: this.canRfid,
      toppanel: this.canToppanel,
    }
    return this.role === 'staff' && flags[right]
  }

  /** Whether requests of a type are this user's business. */
  seesType(type: string) {
    return this.formTypes === null || this.formTypes.includes(type)
  }
}
