import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import type { Locale } from '#config/i18n'
import FormLog from '#models/form_log'
import Consent from '#models/consent'
import type Form from '#models/form'
import { TUTOR } from '#models/form/consent_words'
import { mailAbout } from '#models/form/correspondence'
import { hasTutor, whereTutored } from '#models/form/minors'
import MailMessage from '#models/mail_message'
import { chunks, sqlNow } from '#sql/bulk'
import { textIn } from '#sql/json'
import type { Actor } from '#shared/history'
import { noncesOf } from '#text/secrets'

const LINK = '30d'

export const TUTOR_MAIL = 'tutor'

type TutorFacts = Pick<Form, 'type' | 'isOfMinor' | 'tutorConfirmedAt' | 'withdrawnAt'>

export const waitsForTutor = (form: TutorFacts, { tutorConfirms }: { tutorConfirms: boolean }) =>
  tutorConfirms &&
  // On a request that was just created both are undefined.
  !form.tutorConfirmedAt &&
  !form.withdrawnAt &&
  hasTutor(form) &&
  form.isOfMinor

/** Whether the applicant's pages say that the tutor must still confirm. */
export const isUndecidedWithoutTutor = (
  form: TutorFacts & Pick<Form, 'state'>,
  edition: { tutorConfirms: boolean }
) => form.state === 'waiting' && waitsForTutor(form, edition)

/** Only the requests, of the table `forms`, whose tutor has still to confirm. */
function whereWaitsForTutor<Query extends ChainableContract>(query: Query): Query {
  whereTutored(query)
  query
    .whereNull('forms.tutor_confirmed_at')
    .whereNull('forms.withdrawn_at')
    .whereIn(
      'forms.tournament_id',
      db.from('tournaments').where('tutor_confirms', true).select('id')
    )
  return query
}

/** Of those, the requests that may still need the tutor: the office has not rejected them. */
export const whereTutorIsDue = <Query extends ChainableContract>(query: Query): Query =>
  whereWaitsForTutor(query).whereIn('forms.state', ['waiting', 'approved'])

export async function waitingForTutor(client: QueryClientContract, ids: number[]) {
  const waiting: number[] = []
  for (const part of chunks(ids)) {
    const rows = await whereWaitsForTutor(client.from('forms').whereIn('forms.id', part)).select(
      'id'
    )
    waiting.push(...rows.map(({ id }) => id))
  }
  return waiting
}

type Tutored = Pick<Form, 'idForm' | 'detail'>

export const tutorOf = ({ detail }: Pick<Form, 'detail'>) => ({
  name: textIn(detail, 'tutorName') ?? '',
  lastName: textIn(detail, 'tutorLastName') ?? '',
})

export const tutorNameOf = ({ detail }: Pick<Form, 'detail'>) =>
  [detail.tutorName, detail.tutorLastName].filter(Boolean).join(' ')

const tutorProofs = ({ idForm, detail }: Tutored) =>
  noncesOf(`tutor:${idForm}:${textIn(detail, 'tutorEmail')?.toLowerCase() ?? ''}`)

/** Whether a link was made for the tutor that the request names now. */
export const provesTutor = (form: Tutored, proof: unknown) =>
  tutorProofs(form).some((made) => made === proof)

/** The tutor's own address. Signed, for thirty days; made when the mail is written. */
export const tutorUrlOf = (form: Pick<Form, 'id' | 'idForm' | 'detail'>, expiresIn = LINK) =>
  appUrl +
  signedUrlFor(
    'tutors.show',
    { id: form.id },
    { qs: { tutor: tutorProofs(form)[0] }, expiresIn, purpose: 'tutor' }
  )

/** The mail with the link for the tutor; its text names the child. Empty without an address. */
export const tutorMail = (form: Form, by?: Actor) =>
  mailAbout(form, TUTOR_MAIL, { child: form.fullName, about: undefined, by: by?.id })

/** Writes to the tutor of a request that waits for them; `by` asked for it. */
export async function askTutor(
  trx: TransactionClientContract,
  form: Form,
  edition: { tutorConfirms: boolean },
  by?: Actor
) {
  if (waitsForTutor(form, edition)) await MailMessage.order(trx, tutorMail(form, by))
}

/** Stores the words that the tutor confirmed, once. False if the request is withdrawn or names another tutor. */
export async function confirmAsTutor(form: Form, proof: unknown, locale: Locale): Promise<boolean> {
  return db.transaction((trx) =>
    form.useTransaction(trx).lockForUpdate(async (locked) => {
      if (locked.withdrawnAt || !provesTutor(locked, proof)) return false
      if (locked.tutorConfirmedAt) return true
      const at = DateTime.utc()
      await trx
        .from('forms')
        .where('id', form.id)
        .update({ tutor_confirmed_at: sqlNow(trx, at) })
      await Consent.record(trx, locked, { fields: [TUTOR], locale })
      await FormLog.write(trx, null, [{ formId: form.id, type: 'tutor' }], at)
      return true
    })
  )
}
