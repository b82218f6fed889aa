import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ExportRecipientSchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import db from '@adonisjs/lucid/services/db'
import { recordChange } from '#sql/history'
import User from '#models/user'
import type { Actor } from '#shared/history'
import { rolesThatMay } from '#shared/roles'

export default class ExportRecipient extends ExportRecipientSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get name() {
    return this.formType
  }

  /** @throws FieldRefusal `noExport` if somebody is added who may not export */
  static async choose(chosen: Record<string, number[]>, by: Actor) {
    await db.transaction(async (trx) => {
      const before = await this.query({ client: trx }).preload('user')
      await this.#refuseWithoutRight(trx, chosen, before)
      await this.query({ client: trx }).delete()
      const rows = Object.entries(chosen).flatMap(([formType, ids]) =>
        [...new Set(ids)].map((userId) => ({ formType, userId }))
      )
      await this.createMany(rows, { client: trx })
      const after = await this.query({ client: trx }).preload('user')
      const namesOf = (all: ExportRecipient[], type: string) =>
        all.filter(({ formType }) => formType === type).map(({ user }) => user.name)
      for (const type of new Set([...before, ...after].map(({ formType }) => formType))) {
        const from = namesOf(before, type).sort()
        const to = namesOf(after, type).sort()
        if (from.join() === to.join()) continue
        const list = new ExportRecipient().merge({ formType: type })
        const change = { from: { recipients: from }, to: { recipients: to } }
        await recordChange(trx, list, 'updated', by, change)
      }
    })
  }

  static async #refuseWithoutRight(
    trx: TransactionClientContract,
    chosen: Record<string, number[]>,
    before: ExportRecipient[]
  ) {
    const users = await User.query({ client: trx }).whereIn('id', Object.values(chosen).flat())
    const withoutRight = users.filter((user) => !user.may('export'))
    for (const [type, ids] of Object.entries(chosen)) {
      const wasChosen = ({ id }: User) =>
        before.some(({ formType, userId }) => formType === type && userId === id)
      const added = withoutRight.find((user) => ids.includes(user.id) && !wasChosen(user))
      if (added) throw new FieldRefusal(`recipients.${type}`, 'noExport', { name: added.name })
    }
  }

  /** The chosen recipients; without any, everybody who may configure. */
  static async of(formType: string): Promise<User[]> {
    const chosen = await this.query().where('formType', formType).preload('user')
    const users = chosen.length
      ? chosen.map(({ user }) => user)
      : await User.query().whereIn('role', rolesThatMay('configure'))
    return users.filter((user) => user.active && user.may('export') && user.seesType(formType))
  }
}
