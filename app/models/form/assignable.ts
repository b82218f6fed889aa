import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import type { FormSchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import FormLog from '#models/form_log'
import FormNote from '#models/form_note'
import User from '#models/user'
import type { Actor } from '#shared/history'
import { rolesThatMay } from '#shared/roles'
import { byName } from '#text/name_order'

export async function assigneesOf(type: string): Promise<User[]> {
  const users = await User.query()
    .where('active', true)
    .whereIn('role', rolesThatMay('enterOffice'))
  return users.filter((user) => user.seesType(type)).sort(byName)
}

export function Assignable<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  return class extends superclass {
    async assignees(): Promise<User[]> {
      return assigneesOf(this.type)
    }

    /** @throws FieldRefusal if the user does not see this type */
    async assignTo(userId: number | null, by: Actor) {
      const candidates = await this.assignees()
      const next = candidates.find(({ id }) => id === userId) ?? null
      if (userId !== null && !next) throw new FieldRefusal('user', 'notAssignable')
      await db.transaction(async (trx) => {
        const [row] = await trx.from('forms').where('id', this.id).select('assigned_to')
        const before = row?.assigned_to ? await User.find(row.assigned_to, { client: trx }) : null
        if ((before?.id ?? null) === userId) return
        await trx.from('forms').where('id', this.id).update({ assigned_to: userId })
        const users = { from: { user: before?.name ?? null }, to: { user: next?.name ?? null } }
        await FormLog.write(trx, by, [{ formId: this.id, type: 'assigned', ...users }])
      })
      await this.refresh()
    }

    async addNote(text: string, by: Actor) {
      await db.transaction(async (trx) => {
        await FormNote.create({ formId: this.id, userId: by.id, text }, { client: trx })
        await FormLog.write(trx, by, [{ formId: this.id, type: 'note', to: { note: 'added' } }])
      })
    }

    async removeNote(note: FormNote, by: Actor) {
      await db.transaction(async (trx) => {
        await note.useTransaction(trx).delete()
        await FormLog.write(trx, by, [{ formId: this.id, type: 'note', to: { note: 'removed' } }])
      })
    }
  }
}
