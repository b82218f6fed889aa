import type { HttpContext } from '@adonisjs/core/http'
import { PhotoError } from '#documents/photo'
import { flash } from '#exceptions/flash'
import { forgetErrors } from '#exceptions/remembered_errors'
import { checksOf } from '#models/form/checks'
import { formPage, type FormOrder } from '#models/form/list'
import { replacePortrait } from '#models/form/portrait'
import { Submission } from '#models/form/submission'
import FormPolicy from '#policies/form_policy'
import { can, editionOf, formOf, formTypeOf, notFound } from '#validators/path'
import FormTransformer from '#transformers/form_transformer'
import { formTypeProp, optionsProp } from '#transformers/form_type_transformer'
import { pager } from '#transformers/pager'
import { answersOf, fieldError, validateForm } from '#validators/form'
import { formListValidator } from '#validators/forms'

/** The requests of one form type: list, look, type in, correct. */
export default class FormsController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('view', { type: formType.key })
    const query = await request.validateUsing(formListValidator, { data: request.qs() })
    const {
      page = 1,
      sort = 'submittedAt',
      direction = 'desc',
      tournament: edition,
      ...filter
    } = query
    const tournament = await editionOf(ctx, formType, edition)
    const order = { sort, direction } as FormOrder
    const found = await formPage(
      { types: [formType.key], tournamentId: tournament.id, ...filter },
      order,
      page
    )
    return inertia.render('merchant/forms/index', {
      forms: {
        data: FormTransformer.transform(found.rows).useVariant('forList') as any,
        ...pager(request.url(), query, found),
      },
      type: formType.key,
      search: filter.search ?? '',
      state: filter.state ?? '',
      category: filter.category ?? '',
      sort,
      direction,
      tournament: edition ?? null,
      formType: formTypeProp(formType, i18n, { staff: true }),
      options: optionsProp(formType, tournament as any, i18n, { staff: true }),
      can: await can(ctx, formType.key),
    })
  }

  async create(ctx: HttpContext) {
    const { inertia, bouncer, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('create', { type: formType.key })
    const tournament = await editionOf(ctx, formType)
    return inertia.render('merchant/forms/create', {
      type: formType.key,
      formType: formTypeProp(formType, i18n, { staff: true }),
      options: optionsProp(formType, tournament as any, i18n, { staff: true }),
      can: await can(ctx, formType.key),
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, params, auth, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('create', { type: formType.key })
    if (params.type && !formType.path!.includes(':type')) throw notFound(ctx)
    const tournament = await editionOf(ctx, formType)
    const data = {
      ...request.all(),
      ...request.allFiles(),
      ...(params.type && { type: params.type }),
    }
    const validator = formType.staffValidator(tournament as any, { correction: false })
    const payload: any = await validateForm(ctx, formType, validator, data)
    const form = await new Submission(
      formType,
      tournament,
      answersOf(formType.allFields, payload),
      {
        image: payload.image,
        nonce: payload.nonce,
        locale: i18n.locale as 'es' | 'en',
        by: auth.getUserOrFail(),
      }
    )
      .save()
      .catch((error) => {
        throw error instanceof PhotoError ? fieldError(ctx, 'image', `photo.${error.code}`) : error
      })
    forgetErrors(ctx)
    flash(ctx, 'success', i18n.t('messages.created', { record: form.idForm }))
    return response.redirect().toRoute('merchant.forms.show', { form: formType.key, id: form.id })
  }

  async show(ctx: HttpContext) {
    const { inertia, bouncer, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('view', form)
    return inertia.render('merchant/forms/show', {
      form: FormTransformer.transform(form).useVariant('forEdit') as any,
      type: form.type,
      logs: form.logs.map((log) => ({
        id: log.id,
        type: log.type,
        user: log.user?.name ?? null,
        at: log.at.toISO(),
        from: log.from as any,
        to: log.to as any,
      })),
      guests: [],
      checks: await checksOf(form, i18n),
      card: form.card
        ? { serial: form.card.serial, printedAt: form.card.printedAt?.toISO() ?? null }
        : null,
      formType: formTypeProp(form.formType, i18n, { staff: true }),
      options: optionsProp(form.formType, form.tournament as any, i18n, { staff: true }),
      can: await can(ctx, form.type),
    })
  }

  async edit(ctx: HttpContext) {
    const { inertia, bouncer, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    return inertia.render('merchant/forms/edit', {
      form: FormTransformer.transform(form).useVariant('forEdit') as any,
      type: form.type,
      formType: formTypeProp(form.formType, i18n, { staff: true }),
      options: optionsProp(form.formType, form.tournament as any, i18n, { staff: true }),
      can: await can(ctx, form.type),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const { formType, tournament } = form
    // A field that was not sent stays as it is; one sent empty is cleared.
    const stored = {
      ...form.answers,
      idPermission: form.idPermission?.toString() ?? null,
      amount: form.amount / 100,
    }
    const data = {
      ...stored,
      image: undefined,
      ...request.except(['_method']),
      ...request.allFiles(),
    }
    const validator = formType.staffValidator(tournament as any, { correction: true })
    const payload: any = await validateForm(ctx, formType, validator, data)
    const answers: Record<string, any> = answersOf(formType.allFields, payload)
    answers.category ??= form.category
    answers.idPermission = answers.idPermission ? Number(answers.idPermission) : null
    for (const name of ['credits', 'amount', 'daily']) answers[name] ??= form[name as 'credits']
    await replacePortrait(form, payload.image ?? null, (portrait) =>
      form.revise(
        { ...answers, ...portrait },
        { by: auth.getUserOrFail(), version: payload.version }
      )
    ).catch((error) => {
      throw error instanceof PhotoError ? fieldError(ctx, 'image', `photo.${error.code}`) : error
    })
    forgetErrors(ctx)
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.forms.show', { form: form.type, id: form.id })
  }
}
