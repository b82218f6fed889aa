/** The tables whose changes the history keeps, requests aside. */
export const recordedTables = [
  'blacklist_clearances',
  'blacklist_entries',
  'card_designs',
  'change_batches',
  'collectives',
  'credit_resets',
  'default_players',
  'document_runs',
  'export_recipients',
  'import_runs',
  'late_links',
  'mail_log',
  'mail_texts',
  'permissions',
  'queue_jobs',
  'reasons',
  'restaurant_rules',
  'restaurants',
  'tournaments',
  'users',
] as const

/** Who did something, as the histories keep it; null stands for the product itself. */
export type Actor = { id: number }

/** What the history records: requests and these tables. */
export const recordedEntities = ['form', ...recordedTables] as const

/** What happens to a row of those tables. */
export const changeTypes = ['created', 'updated', 'deleted', 'ran', 'login-failed'] as const

/** What happens to a request. */
export const logTypes = [
  'created',
  'updated',
  'state',
  'asked',
  'withdrawn',
  'assigned',
  'note',
  'moved',
  'mail',
  'file-read',
  'print',
  'reissued',
  'rfid',
  'skidata',
  'signature-module',
  'guest-link',
  'credit',
  'purged',
] as const

export type RecordedTable = (typeof recordedTables)[number]
export type RecordedEntity = (typeof recordedEntities)[number]
export type ChangeType = (typeof changeTypes)[number]
export type LogType = (typeof logTypes)[number]

/** Everything that may have happened, in the order in which the history offers it. */
export const historyTypes: (ChangeType | LogType)[] = [...new Set([...changeTypes, ...logTypes])]
