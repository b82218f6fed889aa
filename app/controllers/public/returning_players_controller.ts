import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import {
  accepted,
  formOfPath,
  openFormOfPath,
  openFormPage,
  thank,
} from '#controllers/public/form_page'
import { sentBefore, usingUp } from '#controllers/public/late_entry'
import { FormerMember } from '#models/form/former_member'
import { Submission } from '#models/form/submission'
import { messageOf } from '#validators/messages'
import { checkSubmission, fieldError } from '#validators/form'
import { sentIn } from '#validators/sent'
import { passportTries } from '#start/limiter'

const PAGE = 'forms/returning_player'

/** Team members who were accredited last year. */
export default class ReturningPlayersController {
  create(ctx: HttpContext) {
    return openFormPage(ctx, PAGE, { type: 'player', search: '', player: null })
  }

  async search(ctx: HttpContext) {
    const { request, response, inertia, i18n } = ctx
    const { tournament } = await formOfPath(ctx)
    const search = String(request.qs().document ?? '')
      .trim()
      .slice(0, 40)
    // The address holds a document.
    response.header('Referrer-Policy', 'no-referrer')
    response.header('Cache-Control', 'no-store')
    if (!search) return this.create(ctx)

    const tried = await passportTries().attempt(`passport:${request.ip()}`, async () => ({
      former: await FormerMember.of(search, tournament),
    }))
    if (!tried) response.status(429)
    if (!tried?.former) {
      const message = messageOf(i18n, tried ? 'documentNotFound' : 'tooManyPassports')
      inertia.share({ errors: inertia.always({ document: message }) })
    }
    const player = tried?.former?.hint ?? null
    return openFormPage(ctx, PAGE, { type: 'player', search, player })
  }

  async store(ctx: HttpContext) {
    const sentOnce = await sentBefore(ctx)
    if (sentOnce) return thank(ctx, sentOnce, sentOnce.formType.path!)
    const { formType, tournament, late } = await openFormOfPath(ctx)
    const sent = sentIn(ctx)
    const former = await FormerMember.of(sent.passportNumber, tournament)
    if (!former) throw fieldError(ctx, formType.wireName('passportNumber'), 'documentNotFound')

    const photo = await former.photo(sent)
    const { payload, applicant, guests } = await checkSubmission(
      ctx,
      formType,
      tournament as any,
      former.fill(sent, formType),
      { known: Object.keys(photo) }
    ).catch((error) => {
      if (error instanceof errors.E_VALIDATION_ERROR && !former.isTheirs(sent.email))
        error.messages.unshift(...fieldError(ctx, 'email', 'otherAddress').messages)
      throw error
    })
    applicant.uploads = { ...photo, ...applicant.uploads }
    const form = await new Submission(formType, tournament, applicant, {
      nonce: payload.nonce,
      guests,
      locale: ctx.i18n.locale as 'es' | 'en',
      ...usingUp(late),
    }).save()
    return accepted(ctx, form, formType.path!)
  }
}
