import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { formOfPath, openFormPage } from '#controllers/public/form_page'
import { flash } from '#exceptions/flash'
import { forgetErrors } from '#exceptions/remembered_errors'
import { Refusal } from '#exceptions/refusal'
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
    const search = String(request.qs().document ?? '').trim().slice(0, 40)
    // The address holds a document.
    response.header('Referrer-Policy', 'no-referrer')
    response.header('Cache-Control', 'no-store')
    const fail = (rule: string) =>
      inertia.share({ errors: inertia.always({ document: messageOf(i18n, rule) }) })

    let former: FormerMember | null = null
    const look = async () => {
      former = await FormerMember.of(search, tournament)
      if (!former) fail('documentNotFound')
      return true
    }
    if (search && !(await passportTries().attempt(`passport:${request.ip()}`, look))) {
      response.status(429)
      fail('tooManyPassports')
    }
    const { hint: player = null } = (former ?? {}) as Partial<FormerMember>
    return openFormPage(ctx, PAGE, { type: 'player', search, player })
  }

  async store(ctx: HttpContext) {
    const { request, response, session, i18n } = ctx
    const { formType, tournament } = await formOfPath(ctx)
    if (!(await tournament.isOpenFor(formType.key))) {
      throw new Refusal('windowClosed', {}, { status: 403, redirectTo: request.url() })
    }
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
      locale: i18n.locale as 'es' | 'en',
    }).save()
    forgetErrors(ctx)
    flash(ctx, 'success', i18n.t('messages.created', { record: form.idForm }))
    session.put(`submitted.${formType.key}`, form.idForm)
    return response.redirect(`${formType.path}/gracias`)
  }
}
