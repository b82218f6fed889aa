import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import { endAccess } from '#accounts/end_access'
import { endRuns } from '#accounts/end_runs'
import { isGuessable } from '#accounts/guessable_password'
import { noteSecurityEvent, tellOwner } from '#accounts/security_note'
import { deleteBy, saveBy } from '#sql/history'
import { formTypes } from '#form_types/index'
import { removeRecipient } from '#models/document_run/expiry'
import PasswordReset from '#models/password_reset'
import Restaurant from '#models/restaurant'
import { randomToken } from '#text/secrets'
import User from '#models/user'
import type { LoginOrigin } from '#models/user_session'
import { belongsToRestaurants, columnOf, rights, rolesThatMay } from '#shared/roles'

const INVITATION = { days: 7 }

/** Tables whose rows name the user who acted. */
const tablesNamingUsers = [
  'form_logs',
  'entity_changes',
  'form_notes',
  'change_batches',
  'document_runs',
  'card_batches',
]

/** Changes of these are lines of the security log. */
const columnsToNote = ['role', 'active', 'email', 'formTypes', 'minors', ...rights.map(columnOf)]

/** Losing one of these also takes away the lists that were exported before. */
const sightOf = (user: User) => [
  user.active,
  user.may('readCharges'),
  user.may('readAllCharges'),
  user.may('edit'),
  user.may('export'),
  user.seesMinors,
  ...formTypes.keys().map((type) => user.seesType(type)),
]

const powersOf = (user: User) => [
  ...sightOf(user),
  ...(['create', 'createMany', 'changeMany'] as const).map((ability) => user.may(ability)),
]

const isLess = (sight: boolean[], former: boolean[]) =>
  former.some((saw, index) => saw && !sight[index])

type AccountChanges = Partial<
  Pick<User, 'name' | 'email' | 'role' | 'active' | 'formTypes' | 'locale'>
> & { password?: string; restaurants?: number[] } & Record<string, unknown>

/** A user's account, as an administrator (`by`) changes it. */
export class Account {
  constructor(
    private user: User,
    private by: User,
    private origin: LoginOrigin | null = null
  ) {}

  /** Saves a user. A new one without a password is invited. @throws FieldRefusal */
  async save({ restaurants, password, ...changes }: AccountChanges) {
    const { user, by } = this
    const isNew = !user.$isPersisted
    const before = isNew ? [] : await this.#restaurants()
    const saw = isNew ? [] : sightOf(user)
    const could = isNew ? [] : powersOf(user)
    user.merge({ ...changes, ...(password && { password }) })
    const chosen = restaurants?.toSorted((a, b) => a - b) ?? before
    const after = belongsToRestaurants(user.role) ? chosen : []
    await this.#checkChanges(after)
    if (password && (await isGuessable(password, user)))
      throw new FieldRefusal('password', 'passwordGuessable')
    const invited = !password && this.#awaitsInvitation()
    if (invited && isNew) user.merge({ password: randomToken(), invitedAt: DateTime.utc() })
    if (user.$dirty.active === false && !isNew) this.#invalidateSessions()
    const endsAccess = !isNew && Boolean(user.$dirty.password || user.$dirty.sessionsEnded)
    const endsLinks = ['email', 'active'].some((name) => name in user.$dirty)

    const changed = columnsToNote.filter((name) => name in user.$dirty)
    const hasNewPassword = !isNew && 'password' in user.$dirty

    await saveBy(user, by, {
      related: { restaurants: [before, after] },
      duplicateError: () => new FieldRefusal('email', 'emailTaken'),
      prepare: async (trx) => {
        // Before users are locked: a part of a bulk change takes its run first, then its user.
        if (isLess(powersOf(user), could)) await endRuns(trx, user)
        await this.#keepAdmin(trx)
      },
      write: async (trx) => {
        await user.useTransaction(trx).related('restaurants').sync(after)
        const leaves = before.some((id) => !after.includes(id))
        if (leaves || isLess(sightOf(user), saw)) await removeRecipient(trx, user)
        if (endsAccess) await this.#endAccess(trx)
        else if (endsLinks) await PasswordReset.endAll(trx, user)
        if (invited) await this.#orderInvitation(trx)
        const detail = changed.join(', ')
        if (isNew) await noteSecurityEvent(trx, 'user-created', { user, by, detail: user.role })
        else if (detail) await noteSecurityEvent(trx, 'user-changed', { user, by, detail })
        if (hasNewPassword) await tellOwner(trx, 'password-changed', { user, by })
      },
    })
    return { invited }
  }

  /** @throws Refusal `notInvitable` for an inactive user or one who has logged in before */
  async invite() {
    const { user, by } = this
    if (!user.active || user.lastLoginAt) throw new Refusal('notInvitable', {}, { status: 409 })
    user.invitedAt = DateTime.utc()
    await saveBy(user, by, { write: (trx) => this.#orderInvitation(trx) })
  }

  async endSessions() {
    const { user, by } = this
    this.#invalidateSessions()
    await saveBy(user, by, {
      write: async (trx) => {
        await this.#endAccess(trx)
        await noteSecurityEvent(trx, 'sessions-ended', { user, by })
      },
    })
  }

  /** `write` adds to the transaction. @throws FieldRefusal `passwordGuessable` */
  async changePassword(
    password: string,
    write?: (trx: TransactionClientContract) => Promise<unknown>
  ) {
    const { user, by, origin } = this
    if (await isGuessable(password, user)) throw new FieldRefusal('password', 'passwordGuessable')
    await saveBy(user.merge({ password }), by, {
      write: async (trx) => {
        await write?.(trx)
        await this.#endAccess(trx)
        const note = { user, by, ...(origin && { origin }) }
        // A user who has never logged in is answering an invitation.
        if (user.lastLoginAt) await tellOwner(trx, 'password-changed', note)
        else await noteSecurityEvent(trx, 'password-changed', note)
      },
    })
  }

  /** @throws Refusal `ownUser`; `userHasHistory` if any record names the user */
  async delete() {
    const { user, by } = this
    if (user.id === by.id) throw new Refusal('ownUser', {}, { status: 409 })
    if (await this.#hasHistory()) {
      throw new Refusal('userHasHistory', { name: user.name }, { status: 409 })
    }
    await deleteBy(user, by, {
      write: (trx) =>
        noteSecurityEvent(trx, 'user-deleted', { user: null, by, account: user.name }),
    })
  }

  /** A new user, or one who has never logged in and gets another address. */
  #awaitsInvitation() {
    const { $isPersisted: isStored, $dirty: changes, active, invitedAt, lastLoginAt } = this.user
    if (!active || !('email' in changes)) return false
    return !isStored || Boolean(invitedAt && !lastLoginAt)
  }

  #invalidateSessions() {
    this.user.sessionsEnded = (this.user.sessionsEnded ?? 0) + 1
  }

  /** The session that changes its own account stays. */
  #endAccess(trx: TransactionClientContract) {
    const { user, by } = this
    return endAccess(trx, user, { except: user.id === by.id ? by.currentSession : null })
  }

  #orderInvitation(trx: TransactionClientContract) {
    return PasswordReset.orderMail(trx, 'invitation', this.user, INVITATION)
  }

  async #restaurants() {
    const rows = await this.user.related('restaurants').query().orderBy('id')
    return rows.map(({ id }) => id)
  }

  async #hasHistory() {
    const { client } = User.query()
    if (this.user.lastLoginAt) return true
    for (const table of tablesNamingUsers) {
      if (await client.from(table).where('user_id', this.user.id).first()) return true
    }
    return false
  }

  async #checkChanges(restaurants: number[]) {
    const { user, by } = this
    if (user.id === by.id && !user.may('configure')) throw new FieldRefusal('role', 'ownRole')
    if (user.id === by.id && !user.active) throw new FieldRefusal('active', 'ownActive')
    const twin = await User.query().where('email', user.email).first()
    if (twin && twin.id !== user.id) throw new FieldRefusal('email', 'emailTaken')
    const existing = await Restaurant.query().whereIn('id', restaurants)
    if (existing.length < restaurants.length) throw new FieldRefusal('restaurants', 'enum')
  }

  /** Two administrators may demote each other at once: all are locked before the write, in the order of ids. */
  async #keepAdmin(trx: TransactionClientContract) {
    const { user } = this
    const admins = await User.query({ client: trx })
      .whereIn('role', rolesThatMay('configure'))
      .where('active', true)
      .orderBy('id')
      .forUpdate()
    const staysOrBecomes = user.active && user.may('configure')
    if (!staysOrBecomes && admins.every(({ id }) => id === user.id))
      throw new FieldRefusal('role', 'lastAdmin')
  }
}
