import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { Right } from '#models/user'

/** Makes a user of the back office, as the first one of an installation. */
export default class UserCreate extends BaseCommand {
  static commandName = 'user:create'
  static description = 'Create a user of the back office'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail address' })
  declare email: string

  @flags.string({ description: 'Name', default: 'Admin' })
  declare name: string

  @flags.string({ description: 'admin, staff, coordinator or restaurant', default: 'admin' })
  declare role: string

  @flags.string({ description: 'Password; made and printed when left out' })
  declare password?: string

  @flags.array({ description: 'Rights of staff: create, edit, print, rfid, toppanel' })
  declare rights?: string[]

  async run() {
    const { randomBytes } = await import('node:crypto')
    const { default: User, rights } = await import('#models/user')
    const email = this.email.trim().toLowerCase()
    const roles = ['admin', 'staff', 'coordinator', 'restaurant']
    if (!/^\S+@\S+\.\S+$/.test(email)) return this.#refuse(`${this.email} is not an e-mail address`)
    if (!roles.includes(this.role))
      return this.#refuse(`the role must be one of ${roles.join(', ')}`)
    const unknown = this.rights?.find((right) => !rights.includes(right as Right))
    if (unknown) return this.#refuse(`${unknown} is unknown: rights are ${rights.join(', ')}`)
    if (await User.findBy('email', email)) return this.#refuse(`${email} exists already`)
    if (this.password !== undefined && this.password.length < 12) {
      return this.#refuse('the password needs at least 12 characters')
    }
    const password = this.password ?? randomBytes(12).toString('base64url')
    const has = (right: string) => this.rights?.includes(right) ?? false
    await User.create({
      email,
      name: this.name,
      role: this.role as 'admin',
      password,
      active: true,
      locale: 'es',
      canCreate: has('create'),
      canEdit: has('edit'),
      canPrint: has('print'),
      canRfid: has('rfid'),
      canToppanel: has('toppanel'),
    })
    this.logger.success(`${email} created${this.password ? '' : `, password: ${password}`}`)
  }

  #refuse(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}
