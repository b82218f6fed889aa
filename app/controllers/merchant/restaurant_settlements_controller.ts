import type { HttpContext } from '@adonisjs/core/http'
import string from '@adonisjs/core/helpers/string'
import { SettlementSheet } from '#documents/restaurant_settlement'
import { settlementWorkbook } from '#documents/restaurant_settlement_workbook'
import { Workbook } from '#documents/workbook'
import Restaurant from '#models/restaurant'
import { RestaurantLog } from '#meals/restaurant_log'
import { RestaurantSettlement } from '#meals/settlement'
import OfficePolicy from '#policies/office_policy'
import { notFound } from '#http/route_records'
import { settlementValidator } from '#validators/restaurant_log'
import { nameFile } from '#http/files/named_file'

export default class RestaurantSettlementsController {
  async show(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('readRestaurantLog')
    const query = await request.validateUsing(settlementValidator, { data: request.qs() })
    const restaurant = await Restaurant.findOrFail(query.restaurant)
    await bouncer.with(OfficePolicy).authorize('settle', restaurant)
    const scope = await RestaurantLog.scopeOf(auth.getUserOrFail())
    const settlement = await RestaurantSettlement.of(restaurant, query.day, scope)
    const name = `${string.slug(restaurant.name, { lower: true, strict: true }) || restaurant.id}-${query.day}`
    if (query.format === 'xlsx') {
      response.header('Content-Type', Workbook.contentType)
      nameFile(response, `${name}.xlsx`)
      return response.stream(new Workbook(settlementWorkbook(settlement, i18n)).stream())
    }
    const edition = await settlement.edition()
    if (!edition) throw notFound(ctx)
    response.header('Content-Type', 'application/pdf')
    nameFile(response, `${name}.pdf`, 'inline')
    return response.send(await new SettlementSheet(settlement, edition, i18n).render())
  }
}
