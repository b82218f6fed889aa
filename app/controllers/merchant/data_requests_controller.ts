import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { searchAndNote } from '#journal/noted_search'
import DataRequest from '#models/data_request'
import Erasure from '#models/erasure'
import { peopleFound } from '#people/search'
import OfficePolicy from '#policies/office_policy'
import { pager } from '#props/pager'
import { dataRequestProps, erasureLine } from '#props/person'
import { dataAnswerValidator, dataRequestListValidator } from '#validators/people'
import { PER_PAGE } from '#queries/page'

const SEARCHED = 50
const CERTIFICATES = 20

export default class DataRequestsController {
  async index({ inertia, request, bouncer, auth, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const user = auth.getUserOrFail()
    const query = await request.validateUsing(dataRequestListValidator, { data: request.qs() })
    const asked = await DataRequest.query()
      .withScopes((scopes) => scopes.visibleTo(user))
      .preload('form')
      .preload('answerer')
      .orderByRaw('case when answered_at is null then 0 else 1 end')
      .orderBy('createdAt')
      .orderBy('id')
      .paginate(query.page ?? 1, PER_PAGE)
    const erasures = await Erasure.query().preload('user').orderBy('id', 'desc').limit(CERTIFICATES)
    const search = query.search ?? ''
    const searched = await searchAndNote(user, search)
    const found = search ? await peopleFound(user, searched, { atMost: SEARCHED }) : []
    return inertia.render('merchant/people/index', {
      search,
      found: found.map(({ type, ...person }) => ({
        ...person,
        title: i18n.t(`forms.${type}.title`),
      })),
      requests: {
        data: asked.all().map((row) => dataRequestProps(row, i18n)),
        ...pager(request.url(), query, asked),
      },
      erasures: erasures.map(erasureLine),
    })
  }

  async update(ctx: HttpContext) {
    const { params, request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const user = auth.getUserOrFail()
    const asked = await DataRequest.query()
      .withScopes((scopes) => scopes.visibleTo(user))
      .where('id', Number(params.id))
      .preload('form')
      .firstOrFail()
    const { answer } = await request.validateUsing(dataAnswerValidator)
    const told = await asked.close(answer, user)
    const message = told ? 'messages.rightsAnswered' : 'messages.rightsAnsweredToNobody'
    flash(ctx, 'success', i18n.t(message, { reference: asked.reference }))
    return response.redirect().toRoute('merchant.people.index')
  }
}
