import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal } from '#exceptions/field_refusal'
import { urlFor } from '@adonisjs/core/services/url_builder'
import {
  editionOfPath,
  formOfPath,
  openFormOfPath,
  openFormPage,
  saveWithReceipts,
} from '#http/site/form_page'
import { confirmSubmission, redirectToThanks } from '#http/site/thanks_page'
import { lateLinkOf, lateLinkHooks, requestOfUsedLink } from '#http/site/late_link'
import { flash } from '#http/flash'
import { isJsonCaller } from '#http/json_caller'
import { Refusal } from '#exceptions/refusal'
import type { FormType } from '#form_types/define'
import { ReturningMember } from '#requests/returning_member'
import { Submission } from '#requests/submission'
import type Tournament from '#models/tournament'
import { messageOf } from '#form_types/messages'
import { checkSubmission } from '#form_types/answer_validation'
import { fieldError } from '#form_types/messages'
import { sentIn } from '#http/request_body'
import { keepAddressSecret } from '#http/site/secret_address'
import { passportLimit, returningLinkLimit } from '#start/limiter'
import { localeOf } from '#config/i18n'

const PAGE = 'forms/returning_player'
const CONFIRMED = 'returning'

const HOUR = 60 * 60 * 1000

export default class ReturningPlayersController {
  async create(ctx: HttpContext) {
    const { request, response, inertia } = ctx
    const { formType, tournament } = await formOfPath(ctx)
    if (request.qs().former !== undefined) return this.#confirm(ctx)
    const former = tournament && (await confirmedIn(ctx, tournament))
    if (former) {
      response.header('Cache-Control', 'no-store')
      inertia.encryptHistory()
    }
    return openFormPage(ctx, PAGE, {
      type: 'player',
      search: '',
      player: former?.hint ?? null,
      known: (await former?.known(formType)) ?? null,
    })
  }

  async search(ctx: HttpContext) {
    const { request, response, session, inertia, i18n } = ctx
    const { tournament } = await editionOfPath(ctx)
    const search = String(request.qs().document ?? '')
      .trim()
      .slice(0, 40)
    keepAddressSecret(ctx)
    // Another person may use this computer now.
    session.forget(CONFIRMED)
    if (!search) return this.create(ctx)

    const lookup = await passportLimit(request.ip()).attempt(async () => ({
      former: await ReturningMember.of(search, tournament),
    }))
    if (!lookup && isJsonCaller(ctx))
      throw new FieldRefusal('document', 'tooManyPassports', {}, { status: 429 })
    if (!lookup) response.status(429)
    if (!lookup?.former) {
      const message = messageOf(i18n, lookup ? 'documentNotFound' : 'tooManyPassports')
      inertia.share({ errors: inertia.always({ document: message }) })
    }
    const player = lookup?.former?.hint ?? null
    return openFormPage(ctx, PAGE, { type: 'player', search, player, known: null })
  }

  async store(ctx: HttpContext) {
    const earlierForm = await requestOfUsedLink(ctx)
    if (earlierForm) return redirectToThanks(ctx, earlierForm, earlierForm.formType.path!)
    const { formType, tournament, late } = await openFormOfPath(ctx)
    const sent = await sentIn(ctx)
    const former = await ReturningMember.of(sent.passportNumber, tournament)
    if (!former) throw fieldError(ctx, formType.wireName('passportNumber'), 'documentNotFound')

    const isConfirmed = (await confirmedIn(ctx, tournament))?.id === former.id
    const photo = isConfirmed ? await former.photo(sent) : {}
    const checked = await checkSubmission(ctx, {
      formType,
      edition: tournament,
      data: isConfirmed ? former.fill(sent, formType) : sent,
      optional: Object.keys(photo),
    }).catch((error) => {
      const mayGetLink = !isConfirmed && former.email
      if (!mayGetLink || !lacksAnswers(error, formType)) throw error
      return null
    })
    // Last year's answers are used only after the link that goes to last year's address.
    if (!checked) {
      await returningLinkLimit(former).attempt(() => former.sendLink(tournament, late?.id))
      return linkSent(ctx, former)
    }
    const { nonce, applicant, guests } = checked
    applicant.uploads = { ...photo, ...applicant.uploads }
    const submission = new Submission(formType, tournament, applicant, {
      nonce,
      guests,
      locale: localeOf(ctx.i18n),
      ...lateLinkHooks(late),
    })
    const form = await saveWithReceipts(ctx, formType, checked, submission)
    ctx.session.forget(CONFIRMED)
    return confirmSubmission(ctx, form, formType.path, applicant)
  }

  /** This browser may see the stored data for an hour. */
  async #confirm(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { formType, tournament } = await editionOfPath(ctx)
    const redirectTo = urlFor('returning.search')
    const id = Number(request.qs().former)
    const former = await ReturningMember.confirmed(id, tournament)
    const purpose = former?.linkPurpose
    if (!former || !request.hasValidSignature(purpose))
      throw new Refusal('returningLinkOver', {}, { status: 403, redirectTo })
    if (request.qs().late !== undefined) await lateLinkOf(ctx, formType, tournament, { purpose })
    const { linkKey } = former
    session.put(CONFIRMED, { id, edition: tournament.id, linkKey, until: Date.now() + HOUR })
    // The address opens personal data and must not stay in the browser's history.
    return response.redirect(urlFor('returning.create'))
  }
}

async function confirmedIn({ session }: HttpContext, tournament: Tournament) {
  const { id, edition, linkKey, until = 0 } = session.get(CONFIRMED) ?? {}
  if (until < Date.now() || edition !== tournament.id) return null
  const former = await ReturningMember.confirmed(id, tournament)
  return former?.linkKey === linkKey ? former : null
}

/** Whether answers are missing that are known from last year. */
const lacksAnswers = (error: unknown, formType: FormType) =>
  error instanceof errors.E_VALIDATION_ERROR &&
  ReturningMember.lacksAnswers(error.messages, formType)

/** The answer does not reveal whether a mail was sent now or before. */
function linkSent(ctx: HttpContext, { hint }: ReturningMember) {
  const { response, i18n } = ctx
  const message = i18n.t('messages.returningLinkSent', { email: hint.maskedEmail })
  if (isJsonCaller(ctx)) return response.status(202).send({ message })
  flash(ctx, 'success', message)
  return response.redirect(urlFor('returning.create'))
}
