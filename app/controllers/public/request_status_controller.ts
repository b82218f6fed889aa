import type { HttpContext } from '@adonisjs/core/http'
import { organiser } from '#config/organiser'
import { flash } from '#exceptions/flash'
import { forgetErrors } from '#exceptions/remembered_errors'
import { appProp } from '#middleware/inertia_middleware'
import Form from '#models/form'
import type { Asked } from '#models/form/applicant'
import { ownData } from '#models/form/own_data'
import { sha256 } from '#models/secrets'
import { formTypeProp, optionsProp } from '#transformers/form_type_transformer'
import { checkAnswers } from '#validators/form'

/** The applicant's own request, reached through the secret link in their mails. */
export default class RequestStatusController {
  async show(ctx: HttpContext) {
    const { inertia, i18n, request } = ctx
    const form = await this.#formOf(ctx)
    const { formType, tournament } = form
    const asked = form.asked as Asked | null
    inertia.share({ app: inertia.always(appProp(tournament)) })
    return inertia.render('forms/status', {
      reference: form.idForm,
      state: form.state,
      withdrawn: form.withdrawnAt !== null,
      type: form.type,
      title: i18n.t(`forms.${form.type}.title`),
      name: form.name,
      tournament: tournament.fullName,
      submittedOn: form.submittedAt.setZone(tournament.timeZone).toISODate()!,
      contact: organiser.email,
      asked,
      ...(asked && {
        formType: formTypeProp(formType, i18n),
        options: {
          ...optionsProp(formType, tournament as any, i18n),
          ...(await formType.search?.(
            { player: String(form.player), ...request.qs() },
            tournament as any
          )),
        },
        // Nothing but what was asked for: a link may be seen over a shoulder.
        answers: Object.fromEntries(
          asked.fields.map((name) => [name, form.answers[name] ?? null])
        ) as Record<string, any>,
      }),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, params, i18n } = ctx
    const form = await this.#formOf(ctx)
    const fields = form.openQuestions(request.input('asked'))
    const { answers, uploads } = await checkAnswers(
      ctx,
      form.formType,
      form.tournament as any,
      fields,
      form.answers
    )
    await form.answer(answers, uploads)
    forgetErrors(ctx)
    flash(ctx, 'success', i18n.t('messages.answered'))
    return response.redirect().toRoute('status.show', { token: params.token })
  }

  async destroy(ctx: HttpContext) {
    const { response, params, i18n } = ctx
    const form = await this.#formOf(ctx)
    await form.withdraw()
    flash(ctx, 'success', i18n.t('messages.withdrawn'))
    return response.redirect().toRoute('status.show', { token: params.token })
  }

  async data(ctx: HttpContext) {
    const form = await this.#formOf(ctx)
    ctx.response.header('Content-Disposition', `attachment; filename="${form.idForm}.json"`)
    return ctx.response.json(await ownData(form, ctx.i18n))
  }

  async #formOf({ params, response }: HttpContext) {
    // The address holds a secret: neither caches nor linked sites may learn it.
    response.header('Referrer-Policy', 'no-referrer')
    response.header('Cache-Control', 'no-store')
    return Form.query()
      .where('statusTokenHash', sha256(String(params.token).toUpperCase()))
      .preload('tournament')
      .firstOrFail()
  }
}
