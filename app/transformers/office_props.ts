import type Form from '#models/form'
import type User from '#models/user'

/** What the office keeps to itself about a request: notes, who looks after it, who may. */
export async function officeProps(form: Form, reader: User, { edit }: { edit: boolean }) {
  await form.load('notes', (notes) => notes.orderBy('id', 'desc').preload('user'))
  return {
    notes: form.notes.map(({ id, text, user, userId, createdAt }) => ({
      ...{ id, text, user: user?.name ?? null, at: createdAt.toISO()! },
      mayRemove: edit && (reader.isAdmin || userId === reader.id),
    })),
    assignedTo: form.assignee ? { id: form.assignee.id, name: form.assignee.name } : null,
    assignees: edit ? (await form.assignees()).map(({ id, name }) => ({ id, name })) : [],
  }
}
