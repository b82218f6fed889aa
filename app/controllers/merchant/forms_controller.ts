import type { HttpContext } from '@adonisjs/core/http'
import { correctAsSent, formOptions } from '#controllers/merchant/staff_form'
import { flash } from '#exceptions/flash'
import { forgetErrors } from '#exceptions/remembered_errors'
import type { Edition } from '#form_types/define'
import { assigneesOf } from '#models/form/assignable'
import { hostOptions } from '#models/form/hosts'
import LedgerEntry from '#models/ledger_entry'
import { formPage, quickCounts, shownColumns, type FormOrder } from '#models/form/list'
import { isPlaceName } from '#models/form/reservation'
import { Submission } from '#models/form/submission'
import type Form from '#models/form'
import FormPolicy from '#policies/form_policy'
import {
  can,
  editionOf,
  formOf,
  formTypeOf,
  hostPageOf,
  notFound,
  pageOf,
  requestOf,
} from '#validators/path'
import FormTransformer from '#transformers/form_transformer'
import { readyReasons } from '#transformers/reason_transformer'
import { formTypeProp, optionsProp } from '#transformers/form_type_transformer'
import { ledgerLine } from '#transformers/ledger_props'
import { movesOf } from '#transformers/moves'
import { pager } from '#transformers/pager'
import { requestProps } from '#transformers/request_props'
import { checkSubmission } from '#validators/form'
import { sentIn } from '#validators/sent'
import { shownGuestValidator } from '#validators/guests'
import { formListValidator } from '#validators/forms'
import { filterIn, selectionOf } from '#validators/list_filter'

/** The requests of one form type: list, look, type in, correct. */
export default class FormsController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, auth, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('view', { type: formType.key })
    const user = auth.getUserOrFail()
    const query = await request.validateUsing(formListValidator, { data: request.qs() })
    const { page = 1, sort = 'submittedAt', direction = 'desc', tournament: edition } = query
    const tournament = await editionOf(ctx, formType, edition)
    const { filters, ...filter } = await filterIn(ctx, formType, tournament as any, request.qs())
    const selection = selectionOf(formType, tournament, { filters, ...filter }, user)
    const order = { sort, direction } as FormOrder
    const found = await formPage(selection, order, page, shownColumns(formType))
    const rights = await can(ctx, formType.key)
    return inertia.render('merchant/forms/index', {
      forms: {
        data: FormTransformer.transform(found.rows).useVariant('forList') as any,
        ...pager(request.url(), { ...filter, ...filters, ...query }, found),
      },
      type: formType.key,
      search: filter.search ?? '',
      state: filter.state ?? '',
      category: filter.category ?? '',
      assigned: filter.assigned ?? '',
      open: filter.open ?? '',
      reserved: filter.reserved ?? '',
      outlet: filter.outlet ?? '',
      filters,
      quick: () => quickCounts(formType.key, tournament.id, user),
      sort,
      direction,
      tournament: edition ?? null,
      otherEdition: tournament.active ? null : tournament.fullName,
      formType: () => formTypeProp(formType, i18n, { staff: true }),
      options: () => optionsProp(formType, tournament as any, i18n, { staff: true }),
      reasons: () => readyReasons(i18n, ['rejected']),
      colleagues: async () =>
        rights.decideMany
          ? (await assigneesOf(formType.key)).map(({ id, name }) => ({ id, name }))
          : [],
      can: rights,
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
    const { inertia, request, bouncer, session, response, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('view', form)
    const hostPage = hostPageOf(ctx, form)
    if (hostPage) {
      session.reflash()
      return response.redirect(hostPage)
    }
    const { guest, editing } = await guestIn(ctx, form)
    return inertia.render('merchant/forms/show', {
      ...(await shown(ctx, form)),
      guest: guest && {
        ...(await shown(ctx, guest)),
        editing,
        unnamed: isPlaceName(guest),
      },
      moves: inertia.optional(async () =>
        movesOf(guest ?? form, (type) => bouncer.with(FormPolicy).allows('edit', { type }), i18n)
      ),
      movements: inertia.optional(async () =>
        (await LedgerEntry.ofForm((guest ?? form).id)).map(ledgerLine)
      ),
      guestPlayers: inertia.optional(() =>
        hostOptions(request.qs().player, form.tournament as unknown as Edition, i18n)
      ),
    })
  }

  async edit(ctx: HttpContext) {
    const { inertia, response, bouncer, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const hostPage = hostPageOf(ctx, form, { editing: true })
    if (hostPage) return response.redirect(hostPage)
    return inertia.render('merchant/forms/edit', {
      form: FormTransformer.transform(form).useVariant('forEdit') as any,
      type: form.type,
      formType: formTypeProp(form.formType, i18n, { staff: true }),
      options: await formOptions(ctx, form.formType, form.tournament, form.player),
      can: await can(ctx, form.type),
    })
  }

  async update(ctx: HttpContext) {
    const { response, bouncer, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    await correctAsSent(ctx, form)
    forgetErrors(ctx)
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect(pageOf(ctx, form))
  }
}

/** All that the page shows of a request, as far as the user may see it. */
async function shown(ctx: HttpContext, form: Form) {
  return requestProps(form, ctx.auth.getUserOrFail(), await can(ctx, form.type), ctx.i18n)
}

/** The guest of a host whom the address names, if any, and whether they are being corrected. */
async function guestIn({ request, bouncer }: HttpContext, host: Form) {
  const { guest: id, edit: editing = false } = await request.validateUsing(shownGuestValidator, {
    data: request.qs(),
  })
  const type = host.formType.guests
  if (!id || !type) return { guest: null, editing: false }
  await bouncer.with(FormPolicy).authorize(editing ? 'edit' : 'view', { type })
  return { guest: await requestOf(id, { type, idParent: host.id }), editing }
}
