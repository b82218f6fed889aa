/** The tables, other than requests, whose changes the history records. */
export const recordedTables = [
  'blacklist_clearances',
  'blacklist_entries',
  'card_designs',
  'change_batches',
  'collectives',
  'credit_resets',
  'data_requests',
  'default_players',
  'document_runs',
  'erasures',
  'export_recipients',
  'import_runs',
  'late_links',
  'login_rules',
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

/** The user who did something; callers pass null for the product itself. */
export type Actor = { id: number }

/** What the history records: requests and these tables. */
export const recordedEntities = ['form', ...recordedTables] as const

/** What can happen to a row of `recordedTables`. */
const changeTypes = ['created', 'updated', 'deleted', 'ran', 'login-failed'] as const

/** What can happen to a request. */
export const logTypes = [
  'created',
  'updated',
  'state',
  'asked',
  'withdrawn',
  'tutor',
  'restricted',
  'unrestricted',
  'assigned',
  'note',
  'moved',
  'mail',
  'mail-dropped',
  'file-shown',
  'file-read',
  'exported',
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
export type ChangeType = (typeof changeTypes)[number]
export type LogType = (typeof logTypes)[number]

/** All of these, in the order in which the filter of the history offers them. */
export const historyTypes: (ChangeType | LogType)[] = [...new Set([...changeTypes, ...logTypes])]
