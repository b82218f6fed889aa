import { factorDefaults } from '#config/login'
import { LoginRuleSchema } from '#database/schema'
import { saveBy } from '#sql/history'
import LoginFactor from '#models/login_factor'
import User from '#models/user'
import type { Role } from '#shared/roles'

/** Which roles must have a second factor. There is one row, and none until an administrator decides. */
export default class LoginRules extends LoginRuleSchema {
  static table = 'login_rules'
  static selfAssignPrimaryKey = true

  declare factorRoles: Role[]

  get name() {
    return 'login'
  }

  static async current() {
    const { roles: factorRoles, graceDays } = factorDefaults
    return (await this.first()) ?? new this().merge({ id: 1, factorRoles, graceDays })
  }

  /** Users of a newly required role get the full grace period. */
  async change(
    { factorRoles, graceDays }: Pick<LoginRules, 'factorRoles' | 'graceDays'>,
    by: User
  ) {
    const added = factorRoles.filter((role) => !this.factorRoles.includes(role))
    Object.assign(this, { factorRoles, graceDays })
    await saveBy(this, by, {
      write: (trx) =>
        User.query({ client: trx }).whereIn('role', added).update({ factorAskedAt: null }),
    })
  }

  /** Users of each role, and how many of them have no second factor. */
  static async missingFactors() {
    const users = await User.query().where('active', true).select('id', 'role')
    const owners = new Set((await LoginFactor.all()).map(({ userId }) => userId))
    return (role: Role) => {
      const ofRole = users.filter((user) => user.role === role)
      return { users: ofRole.length, missing: ofRole.filter(({ id }) => !owners.has(id)).length }
    }
  }
}
