import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { organiser } from '#config/organiser'
import { documentsProp } from '#http/files/downloads'
import { lateLinkOf } from '#http/site/late_link'
import { activeTournament } from '#http/site/active_tournament'
import { publicPages } from '#http/site/public_page'
import { Refusal } from '#exceptions/refusal'
import type { CheckedSubmission } from '#form_types/answer_validation'
import type { FormType } from '#form_types/define'
import { fieldError } from '#form_types/messages'
import type Form from '#models/form'
import type { Submission } from '#requests/submission'
import { lastKnown } from '#sql/last_known'
import RegistrationWindow from '#models/registration_window'
import type Tournament from '#models/tournament'
import { formTypeProp, optionsFor } from '#props/form_type'
import { accreditationTypeOf, notFound, typeOfPath } from '#http/route_records'
import { textIn } from '#sql/json'
import { receiptLimit } from '#start/limiter'

/** `tournament` is null while no edition of the sport is active. */
export async function formOfPath(ctx: HttpContext) {
  accreditationTypeOf(ctx)
  const formType = typeOfPath(ctx)
  if (!formType) throw notFound(ctx)
  return { formType, tournament: await activeTournament(ctx, formType.sport) }
}

/** @throws Refusal `windowClosed` while no edition of the sport is active */
export async function editionOfPath(ctx: HttpContext) {
  const { formType, tournament } = await formOfPath(ctx)
  if (!tournament) throw closed(ctx)
  return { formType, tournament }
}

const closed = ({ request }: HttpContext) =>
  new Refusal(
    'windowClosed',
    {},
    { status: 403, redirectTo: request.url().replace(/\/search$/, '') }
  )

/** Form type, tournament and late link of a submission. @throws Refusal `windowClosed`, `linkOver` */
export async function openFormOfPath(ctx: HttpContext) {
  const { formType, tournament } = await editionOfPath(ctx)
  const late = await lateLinkOf(ctx, formType, tournament)
  if (!late && !(await tournament.isOpenFor(formType.key))) throw closed(ctx)
  return { formType, tournament, late }
}

export async function formProps(ctx: HttpContext, formType: FormType, tournament: Tournament) {
  const { i18n, request } = ctx
  return {
    formType: formTypeProp(formType, i18n),
    options: await optionsFor(formType, tournament, i18n, { query: request.qs() }),
    ...(formType.offer && { offer: await formType.offer(tournament) }),
    ...(formType.downloads && { documents: documentsProp(ctx, formType.downloads) }),
    contact: organiser.email,
  }
}

/** Renders the form, or, while it is closed, the page with its opening times. */
export async function openFormPage(
  ctx: HttpContext,
  page: string,
  more: { type: string } & Record<string, unknown>
) {
  const { formType, tournament } = await formOfPath(ctx)
  const { key: type } = formType
  if (!tournament) return closedPage(ctx, formType, { soon: false, opensOn: null, closesOn: null })
  const [window] = await lastKnown(`window ${tournament.id} ${type}`, () =>
    RegistrationWindow.query().where({ tournamentId: tournament.id, formType: type })
  )
  const days = RegistrationWindow.daysOf(window, tournament.timeZone)
  const late = await lateLinkOf(ctx, formType, tournament)
  const now = DateTime.utc()
  if (!late && !window?.isOpen(now))
    return closedPage(ctx, formType, { soon: window?.opensLater(now) ?? false, ...days })
  return publicPages(ctx).render(page as 'forms/press', {
    ...(await formProps(ctx, formType, tournament)),
    ...more,
    closesOn: late ? late.expiresAt.setZone(tournament.timeZone).toISODate() : days.closesOn,
  })
}

type OpeningTimes = { soon: boolean; opensOn: string | null; closesOn: string | null }

const closedPage = (ctx: HttpContext, { key, closedPage: page }: FormType, times: OpeningTimes) =>
  publicPages(ctx).render(page ?? 'closed', {
    title: ctx.i18n.t(`forms.${key}.title`),
    ...times,
    contact: organiser.email,
  })

/**
 * Saves a submission and counts its receipts, so that nobody floods the mailbox of another.
 * @throws E_VALIDATION_ERROR at an address that has had its share of this hour; as `Submission.save`
 */
export async function saveWithReceipts(
  ctx: HttpContext,
  { mailTo, wireName }: FormType,
  { applicant, guests }: CheckedSubmission,
  submission: Submission
): Promise<Form> {
  const { answers } = applicant
  const receipts = [
    mailTo
      ? { field: wireName('tutorEmail'), email: mailTo(answers).email }
      : { field: 'email', email: textIn(answers, 'email') },
    ...guests.map((guest) => ({
      field: `guests.${guest.number}.email`,
      email: textIn(guest.answers, 'email'),
    })),
  ]
  for (const { field, email } of receipts)
    if (email && (await receiptLimit(email).left()) <= 0)
      throw fieldError(ctx, field, 'tooManyReceipts')
  const form = await submission.save()
  for (const { email } of receipts) if (email) await receiptLimit(email).count()
  return form
}
