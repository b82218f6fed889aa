import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { Authenticator } from '#accounts/authenticator'
import { tellOwner } from '#accounts/security_note'
import { FieldRefusal } from '#exceptions/field_refusal'
import LoginFactor from '#models/login_factor'
import RecoveryCode from '#models/recovery_code'
import type User from '#models/user'
import { recordChange, saveBy } from '#sql/history'

/** The columns of a factor that its kind needs. */
export type NewFactor = Pick<LoginFactor, 'kind'> & Partial<ModelAttributes<LoginFactor>>

/** What a user needs beside the password, as they or an administrator (`by`) change it. */
export class SecondFactor {
  constructor(
    private user: User,
    private by: User
  ) {}

  /**
   * Gives the recovery codes that come with the first factor; an empty list for a later one.
   * @throws FieldRefusal `wrongCode` for an authenticator that is stored already
   */
  async add(values: NewFactor): Promise<string[]> {
    const { user, by } = this
    const before = await this.#kinds()
    let codes: string[] = []
    await saveBy(user, by, {
      related: { factors: [before, [...before, values.kind]] },
      prepare: (trx) => this.#refuseTwin(values, trx),
      write: async (trx) => {
        await LoginFactor.create({ ...values, userId: user.id }, { client: trx })
        if (before.length === 0) codes = await RecoveryCode.issueFor(trx, user)
        await tellOwner(trx, 'factor-added', { user, by, detail: values.kind })
      },
    })
    return codes
  }

  /** With the last factor, the recovery codes go. */
  async remove(factor: LoginFactor) {
    await this.#remove([factor])
  }

  /** For a user who has lost all of them. Where their role demands one, a new grace begins. */
  async removeAll() {
    this.user.factorAskedAt = null
    await this.#remove(await LoginFactor.of(this.user))
  }

  /** Gives new recovery codes; the earlier ones stop working. */
  async renewCodes(): Promise<string[]> {
    const { user, by } = this
    return db.transaction(async (trx) => {
      const codes = await RecoveryCode.issueFor(trx, user)
      const change = { from: null, to: { recoveryCodes: codes.length } }
      await recordChange(trx, user, 'updated', by, change)
      await tellOwner(trx, 'codes-renewed', { user, by })
      return codes
    })
  }

  async #remove(removed: LoginFactor[]) {
    const { user, by } = this
    const ids = removed.map(({ id }) => id)
    const before = await LoginFactor.of(user)
    const after = before.filter(({ id }) => !ids.includes(id))
    await saveBy(user, by, {
      related: { factors: [kindsOf(before), kindsOf(after)] },
      write: async (trx) => {
        // Of two removals at once, the second sees what the first has left.
        await this.#lock(trx)
        const stored = LoginFactor.query({ client: trx }).where('userId', user.id)
        await stored.clone().whereIn('id', ids).delete()
        if (!(await stored.first()))
          await RecoveryCode.query({ client: trx }).where('userId', user.id).delete()
        if (removed.length > 0)
          await tellOwner(trx, 'factor-removed', { user, by, detail: kindsOf(removed).join(', ') })
      },
    })
  }

  /** Of two posts of one setup, the second waits for the first. Stored twice, one code would work twice. */
  async #refuseTwin({ kind, secret }: NewFactor, trx: TransactionClientContract) {
    if (kind !== 'totp') return
    const { user } = this
    await this.#lock(trx)
    const secretOf = (sealed: string | null = null) => Authenticator.open(user, sealed)?.secret
    const stored = await LoginFactor.of(user).useTransaction(trx).where({ kind })
    if (stored.some((factor) => secretOf(factor.secret) === secretOf(secret)))
      throw new FieldRefusal('code', 'wrongCode')
  }

  #lock(trx: TransactionClientContract) {
    return trx.from('users').where('id', this.user.id).forUpdate().select('id')
  }

  async #kinds() {
    return kindsOf(await LoginFactor.of(this.user))
  }
}

const kindsOf = (factors: LoginFactor[]) => factors.map(({ kind }) => kind)
