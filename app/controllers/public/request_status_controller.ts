import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#config/i18n'
import { flash } from '#http/flash'
import { forgetErrors } from '#http/remembered_errors'
import { appProp } from '#http/app_prop'
import { speakAs } from '#http/locale'
import Form from '#models/form'
import { ownData } from '#requests/own_data'
import { sha256 } from '#text/secrets'
import { ownRequestProps } from '#props/own_request'
import { sentIn } from '#http/request_body'
import { keepAddressSecret } from '#http/site/secret_address'
import { checkAnswers } from '#form_types/answer_validation'
import { nameFile } from '#http/files/named_file'

export default class RequestStatusController {
  async show(ctx: HttpContext) {
    const form = await this.#formOf(ctx)
    speakAs(ctx, form.locale)
    const { inertia, i18n, request } = ctx
    inertia.share({ app: inertia.always(appProp(form.tournament)) })
    return inertia.render('forms/status', await ownRequestProps(form, i18n, request.qs()))
  }

  async update(ctx: HttpContext) {
    const { request, response, params, i18n } = ctx
    const form = await this.#formOf(ctx)
    await ctx.takeFiles()
    const { answers, uploads } = await checkAnswers(ctx, {
      formType: form.formType,
      edition: form.tournament,
      asked: form.openQuestions(request.input('asked')),
      data: await sentIn(ctx),
      stored: form.answers,
    })
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
