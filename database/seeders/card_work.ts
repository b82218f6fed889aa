import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { layouts, printHash } from '#documents/card_sheet'
import { formTypes } from '#form_types/index'
import { sqlNow } from '#sql/bulk'
import { reissueCard } from '#models/card/reissue'
import { registerChip } from '#models/card/rfid'
import Form from '#models/form'
import { cardTextOf } from '#models/form/card_face'
import { seriesOf } from '#requests/series'
import { Submission } from '#requests/submission'
import type Tournament from '#models/tournament'
import User from '#models/user'

/** Numbers of cards with a chip, collected cards, outdated cards, and numbered police officers. */
const CHIPS = 24
const COLLECTED = 10
const CHANGED = 3
const POLICE = 12

/** The work of a card desk: prints and chips; collected, outdated and lost cards. */
export async function seedCards(tennis: Tournament) {
  const by = await User.findBy('email', 'rfid@example.com')
  const reviewer = await User.findBy('email', 'review@example.com')
  if (!by || !reviewer) return
  const printed = await printedForms(tennis)
  await setPrintHashes(printed)
  for (const form of printed.slice(0, CHIPS)) {
    const uid = `04${String(form.id).padStart(10, '0')}80`
    await registerChip(form, { uid, raw: uid, known: { mode: 'auto', base: 'hex' } }, by)
  }
  const collected = printed.slice(0, COLLECTED).map(({ id }) => id)
  const now = sqlNow(db.connection())
  await db.from('cards').whereIn('form_id', collected).update({ collected_at: now })
  for (const form of printed.slice(COLLECTED, COLLECTED + CHANGED))
    await form.revise({ lastName: `${form.lastName} Ruiz` }, { by: reviewer })
  const lost = printed.at(COLLECTED + CHANGED)
  if (lost) await reissueCard(lost, { reason: 'lost', serial: lost.card.serial, by })
  await seedPolice(tennis, reviewer)
}

/** Approved requests whose card was printed, with all that the card shows. */
const printedForms = (tennis: Tournament) =>
  Form.query()
    .where({ tournamentId: tennis.id, state: 'approved' })
    .whereHas('card', (card) => card.whereNotNull('printedAt').whereNull('printHash'))
    .preload('card')
    .preload('permission')
    .preload('tournament', (edition) => edition.preload('designs'))
    .orderBy('id')
    .limit(200)

async function setPrintHashes(forms: Form[]) {
  for (const form of forms)
    await form.card
      .merge({ layout: 'lanyard', printHash: printHash(cardTextOf(form), layouts.lanyard) })
      .save()
}

async function seedPolice(tennis: Tournament, by: User) {
  const existing = await Form.query().where({ tournamentId: tennis.id, type: 'free' }).first()
  if (existing) return
  const answers = {
    name: 'Policía',
    category: 'security',
    company: 'Policía Local',
    job: 'Seguridad',
    credits: 0,
    amount: 0,
    daily: false,
    covidPassport: false,
  }
  const numbers = Array.from({ length: POLICE }, (_, index) => index + 1)
  const forms = await Submission.saveAll(
    seriesOf(formTypes.get('free'), tennis, { answers, uploads: {} }, numbers, {
      locale: 'es',
      by,
      approve: true,
    })
  )
  // Submitted long ago, so that they do not fill the first page of lists.
  const at = sqlNow(db.connection(), DateTime.utc().minus({ days: 20 }))
  await Form.query()
    .whereIn(
      'id',
      forms.map(({ id }) => id)
    )
    .update({ submittedAt: at, arrivedAt: at })
}
