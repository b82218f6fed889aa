import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { rights, roles, type Right, type Role } from '#shared/roles'

/** Creates a user of the back office, such as the first one of an installation. */
export default class UserCreate extends BaseCommand {
  static commandName = 'user:create'
  static description = 'Create a user of the back office'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail address' })
  declare email: string

  @flags.string({ description: 'Name', default: 'Admin' })
  declare name: string

  @flags.string({ description: roles.join(', '), default: 'admin' })
  declare role: string

  @flags.string({ description: 'Password; generated and printed if omitted' })
  declare password?: string

  @flags.array({ description: `Rights of staff: ${rights.join(', ')}` })
  declare rights?: string[]

  async run() {
    const { assertMigrated } = await import('#operations/start')
    await assertMigrated()
    const { randomBytes } = await import('node:crypto')
    const { default: User } = await import('#models/user')
    const email = this.email.trim().toLowerCase()
    if (!/^\S+@\S+\.\S+$/.test(email)) return this.#refuse(`${this.email} is not an e-mail address`)
    if (!roles.includes(this.role as Role))
      return this.#refuse(`the role must be one of ${roles.join(', ')}`)
    const unknown = this.rights?.find((right) => !rights.includes(right as Right))
    if (unknown) return this.#refuse(`${unknown} is unknown: rights are ${rights.join(', ')}`)
    if (await User.findBy('email', email)) return this.#refuse(`${email} exists already`)
    if (this.password !== undefined && this.password.length < 12) {
      return this.#refuse('the password needs at least 12 characters')
    }
    const { isGuessable } = await import('#accounts/guessable_password')
    if (this.password && (await isGuessable(this.password, { name: this.name, email })))
      return this.#refuse('the password is easy to guess: choose an uncommon one')
    const password = this.password ?? randomBytes(12).toString('base64url')
    const hasRight = (right: string) => this.rights?.includes(right) ?? false
    await User.create({
      email,
      name: this.name,
      role: this.role as Role,
      password,
      active: true,
      locale: 'es',
      minors: true,
      canCreate: hasRight('create'),
      canEdit: hasRight('edit'),
      canPrint: hasRight('print'),
      canRfid: hasRight('rfid'),
      canToppanel: hasRight('toppanel'),
    })
    this.logger.success(`${email} created${this.password ? '' : `, password: ${password}`}`)
  }

  #refuse(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}
