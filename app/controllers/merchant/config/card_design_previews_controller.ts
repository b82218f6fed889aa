import type { HttpContext } from '@adonisjs/core/http'
import { sendSampleCard } from '#http/files/card_file'
import { sampleForCategory } from '#exports/sample_card'
import OfficePolicy from '#policies/office_policy'
import { designedCategoryValidator } from '#validators/card_design'
import { tournamentOf } from '#http/route_records'
import { paperOf } from '#validators/preview'

export default class CardDesignPreviewsController {
  async show(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const paper = await paperOf(ctx)
    const { category } = await request.validateUsing(designedCategoryValidator, {
      data: { ...request.qs(), category: request.qs().category || null },
    })
    const tournament = await tournamentOf(ctx)
    await tournament.load('designs')
    const sample = await sampleForCategory(tournament, category ?? '', auth.getUserOrFail(), i18n)
    return sendSampleCard(ctx, sample, paper)
  }
}
