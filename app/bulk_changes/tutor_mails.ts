import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { withoutZeros } from '#bulk_changes/preview'
import Form from '#models/form'
import MailMessage from '#models/mail_message'
import { TUTOR_MAIL, tutorMail, whereTutorIsDue } from '#models/form/tutor'
import type { selectForms } from '#queries/request_selection'
import { chunks, sqlNow } from '#sql/bulk'

/** A tutor gets the link again after this time at the earliest. */
const PAUSE = { hours: 24 }

type Targets = () => ReturnType<typeof selectForms>

/** Writes to the tutors of many requests; those who were written to lately are left out. */
export class TutorMails {
  constructor(private targets: Targets) {}

  /** What `send` would do now, as the preview of a bulk change. */
  async preview() {
    const ids = await this.#ids()
    const { forms, skipped } = await sorted(db.connection(), ids)
    const sample = forms
      .slice(0, 5)
      .map(({ id, type, idForm, fullName }) => ({ id, type, idForm, name: fullName, from: {} }))
    return { total: ids.length, applies: forms.length, skipped, sample }
  }

  /** One transaction. Returns to how many tutors it writes and how many requests it leaves out. */
  async send(): Promise<{ sent: number; skipped: number }> {
    const ids = await this.#ids()
    return db.transaction(async (trx) => {
      const { forms } = await sorted(trx, ids)
      await MailMessage.order(forms.flatMap(tutorMail), trx)
      return { sent: forms.length, skipped: ids.length - forms.length }
    })
  }

  async #ids() {
    const targets = await this.targets().select('forms.id').orderBy('forms.id')
    return targets.map(({ id }) => Number(id))
  }
}

/** The requests whose tutors get a mail, and why the others are left out. */
async function sorted(client: QueryClientContract, ids: number[]) {
  const forms: Form[] = []
  const skipped = { noNeed: 0, noAddress: 0, tutorAsked: 0 }
  for (const part of chunks(ids)) {
    const due = await dueAmong(client, part)
    const lately = await writtenLately(client, part)
    skipped.noNeed += part.length - due.length
    for (const form of due) {
      if (lately.has(form.id)) skipped.tutorAsked += 1
      else if (tutorMail(form).length === 0) skipped.noAddress += 1
      else forms.push(form)
    }
  }
  return { forms, skipped: withoutZeros(skipped) }
}

/** In a transaction they are locked, so that two who write at once write to each tutor once. */
function dueAmong(client: QueryClientContract, ids: number[]) {
  const query = Form.query({ client })
    .withScopes((scopes) => scopes.withoutNumbers())
    .whereIn('forms.id', ids)
    .whereNull('forms.restricted_at')
    .orderBy('forms.id')
  if (client.isTransaction && client.dialect.name === 'postgres') query.forUpdate()
  return whereTutorIsDue(query)
}

async function writtenLately(client: QueryClientContract, ids: number[]) {
  const since = sqlNow(client, DateTime.utc().minus(PAUSE))
  const mails = await client
    .from('mail_log')
    .whereIn('form_id', ids)
    .where('template', TUTOR_MAIL)
    .whereNot('state', 'failed')
    .where('created_at', '>', since)
    .select('form_id')
  return new Set(mails.map(({ form_id: id }) => Number(id)))
}
