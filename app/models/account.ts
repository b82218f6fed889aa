import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import DeliverMails from '#jobs/deliver_mails'
import { deleteBy, saveBy } from '#models/history'
import MailMessage from '#models/mail_message'
import PasswordReset from '#models/password_reset'
import Restaurant from '#models/restaurant'
import { randomToken } from '#models/secrets'
import User from '#models/user'

/** How long an invitation can be answered. */
const INVITATION = { days: 7 }

/** Where it is written who did something. */
const traces = [
  'form_logs',
  'entity_changes',
  'form_notes',
  'change_batches',
  'document_runs',
  'card_batches',
]

export type AccountChanges = Partial<
  Pick<User, 'name' | 'email' | 'role' | 'active' | 'formTypes' | 'locale'>
> & { password?: string; restaurants?: number[] } & Record<string, unknown>

/** A user in the hands of an administrator. */
export class Account {
  constructor(
    private user: User,
    private by: User
  ) {}

  /**
   * Writes what the administrator says; a new user without a password is invited.
   * @throws FieldRefusal where an administrator gives up the administration, or nobody would
   *   have it; where the e-mail or a restaurant is not to be had
   */
  async save({ restaurants, password, ...changes }: AccountChanges) {
    const { user, by } = this
    const isNew = !user.$isPersisted
    const before = isNew ? [] : await this.#restaurants()
    user.merge({ ...changes, ...(password && { password }) } as Partial<User>)
    // Only who charges at a restaurant belongs to one.
    const sent = restaurants?.toSorted((a, b) => a - b) ?? before
    const after = user.role === 'restaurant' ? sent : []
    await this.#refuse(after)
    const invited = isNew && !password
    if (invited) user.merge({ password: randomToken(), invitedAt: DateTime.utc() })
    if (user.$dirty.active === false && !isNew) this.#end()
    const shut = !isNew && Boolean(user.$dirty.password || user.$dirty.sessionsEnded)

    await saveBy(user, by, {
      also: { restaurants: [before, after] },
      taken: () => new FieldRefusal('email', 'emailTaken'),
      write: async (trx) => {
        await user.useTransaction(trx).related('restaurants').sync(after)
        if (shut) await this.#forget(trx)
        if (invited) await this.#write(trx)
        await this.#refuseNone('role', trx)
      },
    })
    if (invited) await DeliverMails.wake()
    return { invited }
  }

  /** @throws Refusal `notInvitable` to somebody switched off or who has been here already */
  async invite() {
    const { user, by } = this
    if (!user.active || user.lastLoginAt) throw new Refusal('notInvitable', {}, { status: 409 })
    user.invitedAt = DateTime.utc()
    await saveBy(user, by, { write: (trx) => this.#write(trx) })
    await DeliverMails.wake()
  }

  /** Whoever is logged in as this user is not any more, and no browser remembers them. */
  async endSessions() {
    this.#end()
    await saveBy(this.user, this.by, { write: (trx) => this.#forget(trx) })
  }

  /** @throws Refusal `ownUser`, or `userHasHistory` where anything tells of the user */
  async delete() {
    const { user, by } = this
    if (user.id === by.id) throw new Refusal('ownUser', {}, { status: 409 })
    if (await this.#hasHistory()) {
      throw new Refusal('userHasHistory', { name: user.name }, { status: 409 })
    }
    await deleteBy(user, by)
  }

  #end() {
    this.user.sessionsEnded = (this.user.sessionsEnded ?? 0) + 1
  }

  #forget(trx: TransactionClientContract) {
    return trx.from('remember_me_tokens').where('tokenable_id', this.user.id).delete()
  }

  async #write(trx: TransactionClientContract) {
    const { email, locale, name } = this.user
    const token = await PasswordReset.issueFor(this.user, INVITATION, trx)
    const mail = { template: 'invitation', to: email, locale, params: { token, name } }
    await MailMessage.order([mail], trx)
  }

  async #restaurants() {
    const rows = await this.user.related('restaurants').query().orderBy('id')
    return rows.map(({ id }) => id)
  }

  async #hasHistory() {
    const { client } = User.query()
    if (this.user.lastLoginAt) return true
    for (const table of traces) {
      if (await client.from(table).where('user_id', this.user.id).first()) return true
    }
    return false
  }

  async #refuse(restaurants: number[]) {
    const { user, by } = this
    if (user.id === by.id && user.role !== 'admin') throw new FieldRefusal('role', 'ownRole')
    if (user.id === by.id && !user.active) throw new FieldRefusal('active', 'ownActive')
    const twin = await User.query().where('email', user.email).first()
    if (twin && twin.id !== user.id) throw new FieldRefusal('email', 'emailTaken')
    const known = await Restaurant.query().whereIn('id', restaurants)
    if (known.length < restaurants.length) throw new FieldRefusal('restaurants', 'enum')
  }

  /** Two administrators may demote each other at the same moment: the rows tell who is left. */
  async #refuseNone(field: string, trx: TransactionClientContract) {
    const left = await User.query({ client: trx })
      .where({ role: 'admin', active: true })
      .forUpdate()
      .first()
    if (!left) throw new FieldRefusal(field, 'lastAdmin')
  }
}
