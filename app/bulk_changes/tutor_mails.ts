import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { SAMPLE, withoutZeros } from '#bulk_changes/preview'
import Form from '#models/form'
import MailMessage, { type MailOrder } from '#models/mail_message'
import { TUTOR_MAIL, tutorMail, whereTutorIsDue } from '#models/form/tutor'
import type { TargetQuery } from '#queries/request_selection'
import { chunks, sqlNow } from '#sql/bulk'
import type { Actor } from '#shared/history'
import { isPostgres } from '#sql/dialect'

/** A tutor gets the link again after this time at the earliest. */
const PAUSE = { hours: 24 }

/** Writes to the tutors of many requests; those who were written to lately are left out. */
export class TutorMails {
  constructor(private targets: TargetQuery) {}

  /** What `send` would do now, as the preview of a bulk change. */
  async preview() {
    const ids = await this.#ids()
    const { due, skipped } = await dueAmong(db.connection(), ids)
    const sample = due.slice(0, SAMPLE).map(({ form }) => ({
      id: form.id,
      type: form.type,
      idForm: form.idForm,
      name: form.fullName,
      from: {},
    }))
    return { total: ids.length, applies: due.length, skipped, sample }
  }

  /** One transaction. Returns how many tutors are written to and how many requests are left out. */
  async send(by: Actor): Promise<{ sent: number; skipped: number }> {
    const ids = await this.#ids()
    return db.transaction(async (trx) => {
      const { due } = await dueAmong(trx, ids, by)
      await MailMessage.order(
        trx,
        due.map(({ mail }) => mail)
      )
      return { sent: due.length, skipped: ids.length - due.length }
    })
  }

  async #ids() {
    const targets = await this.targets().select('forms.id').orderBy('forms.id')
    return targets.map(({ id }) => id)
  }
}

/** The requests whose tutors get a mail, with it, and why the others are left out. */
async function dueAmong(client: QueryClientContract, ids: number[], by?: Actor) {
  const due: { form: Form; mail: MailOrder }[] = []
  const skipped = { noNeed: 0, noAddress: 0, tutorAsked: 0 }
  for (const part of chunks(ids)) {
    const waiting = await waitingAmong(client, part)
    const lately = await writtenLately(client, part)
    skipped.noNeed += part.length - waiting.length
    for (const form of waiting) {
      const [mail] = tutorMail(form, by)
      if (lately.has(form.id)) skipped.tutorAsked += 1
      else if (!mail) skipped.noAddress += 1
      else due.push({ form, mail })
    }
  }
  return { due, skipped: withoutZeros(skipped) }
}

/** In a transaction the requests are locked, so that two simultaneous calls write to each tutor once. */
function waitingAmong(client: QueryClientContract, ids: number[]) {
  const query = Form.query({ client })
    .withScopes((scopes) => scopes.withoutNumbers())
    .whereIn('forms.id', ids)
    .whereNull('forms.restricted_at')
    .orderBy('forms.id')
  if (client.isTransaction && isPostgres(client)) query.forUpdate()
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
  return new Set(mails.map(({ form_id: id }) => id))
}
