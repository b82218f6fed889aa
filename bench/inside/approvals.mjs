/**
 * Approves requests in bare SQL, all in one transaction, with the settings and the writes of the
 * product: `approvals.mjs <database> <ids>`.
 */
import { randomBytes } from 'node:crypto'
import Database from 'better-sqlite3'
import { report } from './application.mjs'

const [file, list] = process.argv.slice(2)
const db = new Database(file)
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')
db.pragma('secure_delete = ON')
db.pragma('wal_autocheckpoint = 8000')
db.pragma('cache_size = -32768')
const approve = db.prepare(
  `update forms set state = 'approved', version = version + 1, updated_at = datetime()
   where id = ? and state = 'waiting' returning id_form, email, locale, version`
)
const log = db.prepare(
  `insert into form_logs (form_id, type, user_id, "from", "to", at)
   values (?, 'state', 1, '{"state":"waiting"}', '{"state":"approved"}', datetime())`
)
const card = db.prepare(
  `insert into cards (form_id, serial, token, state, created_at, updated_at)
   values (?, ?, ?, 'live', datetime(), datetime())`
)
// Sent already: nobody else is to deliver them.
const mail = db.prepare(
  `insert into mail_log (template, "to", locale, form_id, params, state, attempts, next_try_at, created_at)
   values ('approved', ?, ?, ?, '{}', 'sent', 0, datetime(), datetime())`
)
const change = db.prepare(
  `insert into change_batches (kind, form_type, change, ids, state, total, user_id, created_at)
   values ('state', 'press', '{"state":"approved"}', ?, 'done', ?, 1, datetime()) returning id`
)
const undo = db.prepare(
  `insert into change_batch_rows (batch_id, form_id, old_values, version)
   values (?, ?, '{"state":"waiting"}', ?)`
)

const started = performance.now()
db.transaction(() => {
  const ids = list.split(',')
  const { id: changeId } = change.get(JSON.stringify(ids), ids.length)
  for (const id of ids) {
    const { id_form: serial, email, locale, version } = approve.get(id)
    undo.run(changeId, id, version)
    log.run(id)
    card.run(id, serial, randomBytes(13).toString('hex'))
    mail.run(email, locale, id)
  }
})()
await report({ seconds: (performance.now() - started) / 1000 })
db.close()
process.disconnect()
