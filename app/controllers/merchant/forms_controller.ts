import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#exceptions/flash'
import { forgetErrors } from '#exceptions/remembered_errors'
import type { Edition, FormType } from '#form_types/define'
import { checksOf } from '#models/form/checks'
import { formPage, type FormOrder } from '#models/form/list'
import { Submission } from '#models/form/submission'
import type Tournament from '#models/tournament'
import FormPolicy from '#policies/form_policy'
import { can, editionOf, formOf, formTypeOf, notFound } from '#validators/path'
import FormTransformer from '#transformers/form_transformer'
import { formTypeProp, optionsProp } from '#transformers/form_type_transformer'
import { pager } from '#transformers/pager'
import { checkCorrection, checkSubmission } from '#validators/form'
import { sentIn } from '#validators/sent'
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
      otherEdition: tournament.active ? null : tournament.fullName,
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
      options: await formOptions(ctx, formType, tournament),
      can: await can(ctx, formType.key),
    })
  }

  async store(ctx: HttpContext) {
    const { response, bouncer, params, auth, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('create', { type: formType.key })
    if (params.type && !formType.path?.includes(':type')) throw notFound(ctx)
    const tournament = await editionOf(ctx, formType)
    const sent = { ...sentIn(ctx), ...(params.type && { type: params.type }) }
    const { payload, applicant, guests } = await checkSubmission(ctx, formType, tournament, sent, {
      byStaff: true,
    })
    const form = await new Submission(formType, tournament, applicant, {
      nonce: payload.nonce,
      guests,
      locale: i18n.locale as 'es' | 'en',
      by: auth.getUserOrFail(),
    }).save()
    forgetErrors(ctx)
    flash(ctx, 'success', i18n.t('messages.created', { record: form.idForm }))
    return response.redirect().toRoute('merchant.forms.show', { form: formType.key, id: form.id })
  }

  async show(ctx: HttpContext) {
    const { inertia, bouncer, auth, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('view', form)
    const user = auth.getUserOrFail()
    const rights = await can(ctx, form.type)
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
      guests: FormTransformer.transform(
        form.guests.filter(({ type }) => user.seesType(type))
      ).useVariant('forRelated') as any,
      parent:
        form.parent && user.seesType(form.parent.type)
          ? (FormTransformer.transform(form.parent).useVariant('forRelated') as any)
          : null,
      guestLinks: rights.edit ? form.guestLinks.map((link) => link.shown) : [],
      asked: form.asked,
      withdrawnAt: form.withdrawnAt?.toISO() ?? null,
      checks: await checksOf(form, i18n),
      card: form.card
        ? { serial: form.card.serial, printedAt: form.card.printedAt?.toISO() ?? null }
        : null,
      formType: formTypeProp(form.formType, i18n, { staff: true }),
      options: optionsProp(form.formType, form.tournament as any, i18n, { staff: true }),
      can: rights,
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
      options: await formOptions(ctx, form.formType, form.tournament, form.player),
      can: await can(ctx, form.type),
    })
  }

  async update(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const { formType, tournament } = form
    // A field that was not sent stays as it is; one sent empty is cleared.
    const stored = {
      ...form.answers,
      idPermission: form.idPermission?.toString() ?? null,
      amount: form.amount / 100,
    }
    const sent = sentIn(ctx)
    const { payload, applicant } = await checkCorrection(ctx, formType, tournament, sent, stored)
    const answers = { ...applicant.answers }
    answers.category ??= form.category
    answers.idPermission = answers.idPermission ? Number(answers.idPermission) : null
    for (const name of ['credits', 'amount', 'daily']) answers[name] ??= form[name as 'credits']
    await form.correct(answers, applicant.uploads, {
      by: auth.getUserOrFail(),
      version: payload.version,
      removes: Object.keys(formType.allFields).filter(
        (name) => formType.allFields[name].kind.key === 'file' && sent[name] === null
      ),
    })
    forgetErrors(ctx)
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.forms.show', { form: form.type, id: form.id })
  }
}

/** The option lists, with the players that are searched for or else the request's own. */
async function formOptions(
  { request, i18n }: HttpContext,
  formType: FormType,
  tournament: Tournament,
  player: number | null = null
) {
  const edition = tournament as unknown as Edition
  const sought = { ...(player && { player: String(player) }), ...request.qs() }
  return {
    ...optionsProp(formType, edition, i18n, { staff: true }),
    ...(await formType.search?.(sought, edition)),
  }
}
