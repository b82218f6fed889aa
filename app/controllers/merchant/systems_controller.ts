import type { HttpContext } from '@adonisjs/core/http'
import { formOptions, updateAsSent } from '#http/staff_form'
import { flash } from '#http/flash'
import { forgetErrors } from '#http/remembered_errors'
import { formTypes } from '#form_types/index'
import { noteAccess } from '#journal/entries'
import { seriesOf } from '#requests/series'
import { Submission } from '#requests/submission'
import { checkStaffSubmission } from '#requests/staff_submission'
import { systemCounts, systemPage, systemTypes } from '#queries/system_list'
import Tournament from '#models/tournament'
import FormPolicy from '#policies/form_policy'
import OfficePolicy from '#policies/office_policy'
import { formTypeProp } from '#props/form_type'
import { pager } from '#props/pager'
import { shownFilter } from '#props/shown_filter'
import { readyReasons } from '#props/reason'
import { requestProps } from '#props/request'
import SystemTransformer from '#transformers/system_transformer'
import { activeEditions, systemOptions } from '#props/edition_options'
import { fieldError } from '#form_types/messages'
import { requestAbilities } from '#http/abilities'
import { hostPageOf } from '#http/addresses'
import { searchedSystemFilter } from '#http/list_selection'
import { landingPage, noActiveEdition, notFound, systemFormOf } from '#http/route_records'
import { editionValidator, formListValidator } from '#validators/forms'
import { sentIn } from '#http/request_body'
import { freeAccreditationIn } from '#validators/system'
import { localeOf } from '#config/i18n'

const free = formTypes.get('free')
const ofFree = { type: free.key }

export default class SystemsController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('enterOffice')
    const user = auth.getUserOrFail()
    const query = await request.validateUsing(formListValidator, { data: request.qs() })
    const { ids, ...filter } = await searchedSystemFilter(ctx, request.qs())
    const { page = 1, sort = 'submittedAt', direction = 'desc' } = query
    const forms = await systemPage({ ...filter, ids }, user, { sort, direction }, page)
    return inertia.render('merchant/systems/index', {
      forms: {
        data: forms.rows.map((row) => new SystemTransformer(row, user, i18n).toObject()),
        ...pager(request.url(), { ...filter, ...query }, forms),
      },
      ...shownFilter(filter, [
        'search',
        'state',
        'category',
        'type',
        'printed',
        'collected',
        'stale',
        'rfid',
        'photo',
      ]),
      tournament: filter.tournament ?? null,
      sort,
      direction,
      quick: () => systemCounts(user),
      options: () => systemOptions(systemTypes(user), i18n),
      reasons: () => readyReasons(i18n, ['rejected']),
      can: {
        create: await bouncer.with(FormPolicy).allows('create', ofFree),
        edit: user.may('edit'),
        print: user.may('print'),
        rfid: user.may('rfid'),
        decideMany: await bouncer.with(OfficePolicy).allows('changeMany'),
      },
    })
  }

  async create(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n } = ctx
    await bouncer.with(FormPolicy).authorize('create', ofFree)
    const { tournament: id } = await request.validateUsing(editionValidator, { data: request.qs() })
    const tournament = await activeEdition(id)
    if (!tournament) throw id ? notFound(ctx) : noActiveEdition('tennis', landingPage(ctx))
    return inertia.render('merchant/systems/create', {
      tournament: tournament.id,
      editions: await activeEditions(),
      formType: formTypeProp(free, i18n, { staff: true }),
      options: await formOptions(ctx, { ...free, sport: tournament.sport }, tournament),
      can: await requestAbilities(ctx, free.key),
    })
  }

  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(FormPolicy).authorize('create', ofFree)
    const sent = await sentIn(ctx)
    const { tournament: id, approve = false, numbers } = await freeAccreditationIn(ctx, sent)
    if (approve) await bouncer.with(FormPolicy).authorize('edit', ofFree)
    const tournament = await activeEdition(id ?? undefined)
    if (!tournament) throw fieldError(ctx, 'tournament', 'enum')
    if (numbers && sent.image) throw fieldError(ctx, 'image', 'seriesPhoto')

    const by = auth.getUserOrFail()
    const { nonce, applicant } = await checkStaffSubmission(by, ctx, {
      formType: free,
      edition: tournament,
      data: numbers ? { ...sent, lastName: String(numbers[0]) } : sent,
    })
    const [form] = await Submission.saveAll(
      seriesOf(free, tournament, applicant, numbers, {
        nonce,
        locale: localeOf(i18n),
        by,
        approve,
      })
    )
    forgetErrors(ctx)
    const message = numbers
      ? i18n.t('messages.seriesCreated', { count: numbers.length })
      : i18n.t('messages.created', { record: form.idForm })
    flash(ctx, 'success', message)
    return response.redirect().toRoute('merchant.systems.index', [], { qs: { type: free.key } })
  }

  async edit(ctx: HttpContext) {
    const { inertia, response, bouncer, auth, i18n } = ctx
    const form = await systemFormOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const hostPage = hostPageOf(ctx, form, { editing: true })
    if (hostPage) return response.redirect(hostPage)
    const { formType, tournament } = form
    const typeInEdition = { ...formType, sport: tournament.sport }
    const user = auth.getUserOrFail()
    await noteAccess(user, 'request', { formId: form.id })
    return inertia.render('merchant/systems/edit', {
      ...(await requestProps(form, user, await requestAbilities(ctx, form.type), i18n)),
      options: await formOptions(ctx, typeInEdition, tournament, form.player),
    })
  }

  async update(ctx: HttpContext) {
    return updateAsSent(ctx, await systemFormOf(ctx))
  }
}

async function activeEdition(id?: number | null) {
  const active = await Tournament.active()
  const chosen = id ? active.find((edition) => edition.id === id) : active[0]
  return chosen?.withOfficeLists()
}
