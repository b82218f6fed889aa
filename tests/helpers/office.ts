import { UserFactory } from '#database/factories/user_factory'

/** The people of the office by what they may do (contract §4), made when asked for. */
export const people = {
  viewer: () => UserFactory.create(),
  reviewer: () => UserFactory.apply('reviewer').create(),
  creator: () => UserFactory.merge({ canCreate: true }).create(),
  editor: () => UserFactory.merge({ canEdit: true }).create(),
  printer: () => UserFactory.merge({ canPrint: true }).create(),
  exporter: () => UserFactory.merge({ canToppanel: true }).create(),
  rfid: () => UserFactory.merge({ canRfid: true, canPrint: true }).create(),
  admin: () => UserFactory.apply('admin').create(),
  // Flags of a desk mean nothing outside it.
  coordinator: () =>
    UserFactory.apply('coordinator').merge({ canEdit: true, canPrint: true }).create(),
  restaurant: () =>
    UserFactory.apply('restaurant').merge({ canCreate: true, canToppanel: true }).create(),
}

export type Person = keyof typeof people
export const everybody = Object.keys(people) as Person[]
const office: Person[] = everybody.filter(
  (person) => !['coordinator', 'restaurant'].includes(person)
)

/** Who holds each right of the contract's table. */
export const holders: Record<string, Person[]> = {
  everybody,
  'any': office,
  'create': ['reviewer', 'creator', 'admin'],
  'edit': ['reviewer', 'editor', 'admin'],
  'top': ['reviewer', 'exporter', 'admin'],
  'edit + top': ['reviewer', 'admin'],
  'print': ['reviewer', 'printer', 'rfid', 'admin'],
  'admin': ['admin'],
}

/** The right that each route asks for; a route that is not here fails the suite. */
export const rights: Record<string, string> = {
  'sessions.create': 'guest',
  'sessions.store': 'guest',
  'password_resets.create': 'guest',
  'password_resets.store': 'guest',
  'password_resets.edit': 'guest',
  'password_resets.update': 'guest',
  'sessions.destroy': 'everybody',
  'desk': 'everybody',
  'dashboard': 'any',
  'files.show': 'any',
  'previews.show': 'any',
  'previews.pdf': 'any',
  'exports.show': 'any',
  'form_types.index': 'any',
  'forms.index': 'any',
  'forms.show': 'any',
  'forms.create': 'create',
  'forms.store': 'create',
  'forms.store_typed': 'create',
  'forms.edit': 'edit',
  'forms.update': 'edit',
  'forms.upload': 'edit',
  'forms.state': 'edit',
  'forms.ask_changes': 'edit',
  'forms.guest_links.store': 'edit',
  'forms.guest_links.destroy': 'edit',
  'forms.states.batch': 'edit + top',
  'forms.export': 'top',
  'cards.index': 'print',
  'batches.index': 'print',
  'batches.show': 'print',
  'batches.download': 'print',
  'mailbox.index': 'admin',
  'mailbox.show': 'admin',
  'export_recipients.index': 'admin',
  'export_recipients.update': 'admin',
  'blacklist.index': 'admin',
  'blacklist.create': 'admin',
  'blacklist.store': 'admin',
  'blacklist.edit': 'admin',
  'blacklist.update': 'admin',
  'blacklist.destroy': 'admin',
  'blacklist.clearances.store': 'admin',
  'blacklist.clearances.destroy': 'admin',
}
