import type Form from '#models/form'
import LedgerEntry from '#models/ledger_entry'
import type User from '#models/user'
import { ledgerLine, SHOWN_ENTRIES } from '#props/ledger'
import { nameOf } from '#text/name_of'

export async function officeProps(form: Form, reader: User, { edit }: { edit: boolean }) {
  await form.load('notes', (notes) => notes.orderBy('id', 'desc').preload('user'))
  const ledger = await LedgerEntry.ofForm(form.id, SHOWN_ENTRIES + 1)
  return {
    notes: form.notes.map((note) => ({
      id: note.id,
      text: note.text,
      user: nameOf(note.user),
      at: note.createdAt.toISO()!,
      mayRemove: edit && note.isRemovableBy(reader),
    })),
    ledger: ledger.slice(0, SHOWN_ENTRIES).map(ledgerLine),
    ledgerGoesOn: ledger.length > SHOWN_ENTRIES,
    assignedTo: form.assignee ? { id: form.assignee.id, name: form.assignee.name } : null,
    assignees: edit ? (await form.assignees()).map(({ id, name }) => ({ id, name })) : [],
  }
}
