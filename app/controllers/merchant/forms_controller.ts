import type { HttpContext } from '@adonisjs/core/http'
import { formOptions, updateAsSent } from '#http/staff_form'
import { flash } from '#http/flash'
import { forgetErrors } from '#http/remembered_errors'
import { noteAccess } from '#journal/entries'
import LedgerEntry from '#models/ledger_entry'
import { formPage, shownColumns } from '#queries/request_list'
import { hostOptions } from '#queries/host_options'
import { isPlaceName } from '#models/form/place_names'
import { Submission } from '#requests/submission'
import { checkStaffSubmission } from '#requests/staff_submission'
import type Form from '#models/form'
import FormPolicy from '#policies/form_policy'
import { requestAbilities } from '#http/abilities'
import {
  accreditationTypeOf,
  editionOf,
  editionWithLists,
  formOf,
  formTypeOf,
  notFound,
  requestForPage,
} from '#http/route_records'
import { hostPageOf } from '#http/addresses'
import { selectionOf } from '#http/list_selection'
import FormTransformer from '#transformers/form_transformer'
import { formTypeProp } from '#props/form_type'
import { ledgerLine } from '#props/ledger'
import { movesOf } from '#props/moves'
import { pager } from '#props/pager'
import { requestProps } from '#props/request'
import { requestListProps } from '#props/request_list'
import { shownFilter } from '#props/shown_filter'
import { sentIn } from '#http/request_body'
import { shownGuestValidator } from '#validators/guests'
import { formListValidator } from '#validators/forms'
import { filterIn } from '#validators/list_filter'
import { localeOf } from '#config/i18n'

export default class FormsController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, auth, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('view', { type: formType.key })
    const user = auth.getUserOrFail()
    const query = await request.validateUsing(formListValidator, { data: request.qs() })
    const { page = 1, sort = 'submittedAt', direction = 'desc', tournament: edition } = query
    const tournament = await editionOf(ctx, formType, edition)
    const { filters, ...filter } = await filterIn(ctx, formType, tournament, request.qs())
    const selection = await selectionOf(formType, tournament, { filters, ...filter }, user)
    const rights = await requestAbilities(ctx, formType.key)
    return inertia.render('merchant/forms/index', {
      forms: async () => {
        const forms = await formPage(selection, { sort, direction }, page, shownColumns(formType))
        return {
          data: forms.rows.map((row) => new FormTransformer(row).forList(user, tournament)),
          ...pager(request.url(), { ...filter, ...filters, ...query }, forms),
        }
      },
      ...shownFilter(filter, [
        'search',
        'state',
        'category',
        'assigned',
        'open',
        'reserved',
        'outlet',
        'checks',
      ]),
      filters,
      sort,
      direction,
      tournament: edition ?? null,
      ...requestListProps({ formType, tournament, selection }, user, rights, i18n),
    })
  }

  async create(ctx: HttpContext) {
    const { inertia, bouncer, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('create', { type: formType.key })
    const tournament = await editionWithLists(ctx, formType)
    return inertia.render('merchant/forms/create', {
      type: formType.key,
      formType: formTypeProp(formType, i18n, { staff: true }),
      options: await formOptions(ctx, formType, tournament),
      can: await requestAbilities(ctx, formType.key),
    })
  }

  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('create', { type: formType.key })
    const type = accreditationTypeOf(ctx)
    if (type && !formType.path?.includes(':type')) throw notFound(ctx)
    const tournament = await editionWithLists(ctx, formType)
    const by = auth.getUserOrFail()
    const { nonce, applicant, guests } = await checkStaffSubmission(by, ctx, {
      formType,
      edition: tournament,
      data: { ...(await sentIn(ctx)), ...(type && { type }) },
    })
    if (guests.length > 0)
      await bouncer.with(FormPolicy).authorize('create', { type: formType.guests! })
    const form = await new Submission(formType, tournament, applicant, {
      nonce,
      guests,
      locale: localeOf(i18n),
      by,
    }).save()
    forgetErrors(ctx)
    flash(ctx, 'success', i18n.t('messages.created', { record: form.idForm }))
    return response.redirect().toRoute('merchant.forms.show', { form: formType.key, id: form.id })
  }

  async show(ctx: HttpContext) {
    const { inertia, request, bouncer, auth, session, response, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('view', form)
    const hostPage = hostPageOf(ctx, form)
    if (hostPage) {
      session.reflash()
      return response.redirect(hostPage)
    }
    const user = auth.getUserOrFail()
    const { guest, editing } = await guestIn(ctx, form)
    for (const { id: formId } of guest ? [form, guest] : [form])
      await noteAccess(user, 'request', { formId })
    const opens = await bouncer.with(FormPolicy).allows('open', guest ?? form)
    return inertia.render('merchant/forms/show', {
      ...(await requestPropsFor(ctx, form)),
      guest: guest && {
        ...(await requestPropsFor(ctx, guest)),
        editing,
        unnamed: isPlaceName(guest),
      },
      moves: inertia.optional(async () =>
        movesOf(
          guest ?? form,
          async (type) => opens && bouncer.with(FormPolicy).allows('edit', { type }),
          i18n
        )
      ),
      movements: inertia.optional(async () =>
        opens ? (await LedgerEntry.ofForm((guest ?? form).id)).map(ledgerLine) : []
      ),
      guestPlayers: inertia.optional(() =>
        hostOptions(request.qs().player, form.tournament, user, i18n)
      ),
    })
  }

  async edit(ctx: HttpContext) {
    const { inertia, response, bouncer, auth, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const hostPage = hostPageOf(ctx, form, { editing: true })
    if (hostPage) return response.redirect(hostPage)
    await noteAccess(auth.getUserOrFail(), 'request', { formId: form.id })
    return inertia.render('merchant/forms/edit', {
      form: new FormTransformer(form).forEdit(),
      type: form.type,
      formType: formTypeProp(form.formType, i18n, { staff: true }),
      options: await formOptions(ctx, form.formType, form.tournament, form.player),
      can: await requestAbilities(ctx, form.type),
    })
  }

  async update(ctx: HttpContext) {
    return updateAsSent(ctx, await formOf(ctx))
  }
}

async function requestPropsFor(ctx: HttpContext, form: Form) {
  return requestProps(
    form,
    ctx.auth.getUserOrFail(),
    await requestAbilities(ctx, form.type),
    ctx.i18n
  )
}

async function guestIn({ request, bouncer }: HttpContext, host: Form) {
  const { guest: id, edit: editing = false } = await request.validateUsing(shownGuestValidator, {
    data: request.qs(),
  })
  const type = host.formType.guests
  if (!id || !type) return { guest: null, editing: false }
  await bouncer.with(FormPolicy).authorize(editing ? 'edit' : 'view', { type })
  return { guest: await requestForPage(id, { type, idParent: host.id }), editing }
}
