/** Approves requests in bare SQL, all in one transaction: `approvals.mjs <database> <ids>`. */
import { randomBytes } from 'node:crypto'
import Database from 'better-sqlite3'
import { report } from './application.mjs'

const [file, list] = process.argv.slice(2)
const db = new Database(file)
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')
const approve = db.prepare(
  `update forms set state = 'approved', version = version + 1, updated_at = datetime()
   where id = ? and state = 'waiting' returning id_form, email, locale`
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

const started = performance.now()
db.transaction(() => {
  for (const id of list.split(',')) {
    const { id_form: serial, email, locale } = approve.get(id)
    log.run(id)
    card.run(id, serial, randomBytes(13).toString('hex'))
    mail.run(email, locale, id)
  }
})()
await report({ seconds: (performance.now() - started) / 1000 })
db.close()
process.disconnect()
