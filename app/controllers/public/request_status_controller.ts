import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#config/i18n'
import { organiser } from '#config/organiser'
import { flash } from '#http/flash'
import { forgetErrors } from '#http/remembered_errors'
import { appProp } from '#http/app_prop'
import { speakAs } from '#http/locale'
import DataRequest from '#models/data_request'
import Form from '#models/form'
import { isUndecidedWithoutTutor } from '#models/form/tutor'
import { looksAt, ownData } from '#requests/own_data'
import { sha256 } from '#text/secrets'
import { formTypeProp, optionsProp } from '#props/form_type'
import { sentIn } from '#http/request_body'
import { keepAddressSecret } from '#http/site/secret_address'
import { checkAnswers } from '#form_types/answer_validation'
import { formatMoment } from '#text/moments'
import { nameFile } from '#http/files/named_file'

export default class RequestStatusController {
  async show(ctx: HttpContext) {
    const form = await this.#formOf(ctx)
    speakAs(ctx, form.locale)
    const { inertia, i18n, request } = ctx
    const { formType, tournament } = form
    const { asked } = form
    inertia.share({ app: inertia.always(appProp(tournament)) })
    return inertia.render('forms/status', {
      reference: form.idForm,
      state: form.state,
      withdrawn: form.withdrawnAt !== null,
      waitsForTutor: isUndecidedWithoutTutor(form, tournament),
      type: form.type,
      title: i18n.t(`forms.${form.type}.title`),
      name: form.name,
      tournament: tournament.fullName,
      submittedOn: form.submittedAt.setZone(tournament.timeZone).toISODate()!,
      contact: organiser.email,
      rights: (await DataRequest.query().where('formId', form.id).orderBy('id')).map(
        ({ kind, createdAt, answeredAt }) => ({
          kind,
          at: createdAt.setZone(tournament.timeZone).toISODate()!,
          answered: answeredAt !== null,
        })
      ),
      looks: (await looksAt(form, i18n)).map(({ at, ...look }) => ({
        ...look,
        at: formatMoment(at, tournament.timeZone),
      })),
      restrictedOn: form.restrictedAt?.setZone(tournament.timeZone).toISODate() ?? null,
      asked,
      ...(asked && {
        formType: formTypeProp(formType, i18n),
        options: {
          ...optionsProp(formType, tournament, i18n),
          ...(await formType.search?.(
            { player: String(form.player), ...request.qs() },
            tournament
          )),
        },
        // Only the fields to correct: others may see the screen.
        answers: Object.fromEntries(
          formType.withFollowUps(asked.fields).map((name) => [name, form.answers[name] ?? null])
        ),
      }),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, params, i18n } = ctx
    const form = await this.#formOf(ctx)
    await ctx.takeFiles()
    const fields = form.openQuestions(request.input('asked'))
    const { answers, uploads } = await checkAnswers(
      ctx,
      form.formType,
      form.tournament,
      fields,
      await sentIn(ctx),
      form.answers
    )
    await form.answer(answers, uploads, { locale: localeOf(i18n) })
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
    nameFile(ctx.response, `${form.idForm}.json`)
    return ctx.response.json(await ownData(form, ctx.i18n))
  }

  async #formOf(ctx: HttpContext) {
    const { params, inertia } = ctx
    keepAddressSecret(ctx)
    inertia.encryptHistory()
    return Form.query()
      .where('statusTokenHash', sha256(String(params.token).toUpperCase()))
      .preload('tournament')
      .firstOrFail()
  }
}
