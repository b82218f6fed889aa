import type Form from '#models/form'
import LedgerEntry from '#models/ledger_entry'
import type User from '#models/user'

/** What the office keeps to itself about a request: notes, who looks after it, who may. */
export async function officeProps(form: Form, reader: User, { edit }: { edit: boolean }) {
  await form.load('notes', (notes) => notes.orderBy('id', 'desc').preload('user'))
  return {
    notes: form.notes.map(({ id, text, user, userId, createdAt }) => ({
      ...{ id, text, user: user?.name ?? null, at: createdAt.toISO()! },
      mayRemove: edit && (reader.isAdmin || userId === reader.id),
    })),
    ledger: await ledgerOf(form),
    assignedTo: form.assignee ? { id: form.assignee.id, name: form.assignee.name } : null,
    assignees: edit ? (await form.assignees()).map(({ id, name }) => ({ id, name })) : [],
  }
}

const SHOWN = 10

/** The latest movements of a person's balances; euros as decimal texts. */
async function ledgerOf(form: Form) {
  const entries = await LedgerEntry.query()
    .where('formId', form.id)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .preload('user')
  return entries.map(({ id, kind, delta, balance, cause, reason, user, at }) => {
    const shown = (value: number) => (kind === 'amount' ? (value / 100).toFixed(2) : String(value))
    return {
      ...{ id, kind, cause, reason, user: user?.name ?? null, at: at.toISO()! },
      delta: shown(delta),
      balance: shown(balance),
    }
  })
}
