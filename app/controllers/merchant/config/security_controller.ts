import type { HttpContext } from '@adonisjs/core/http'
import { logPage, sendLog } from '#http/log_page'
import { requireFreshLogin } from '#http/login/fresh_login'
import SecurityEvent from '#models/security_event'
import OfficePolicy from '#policies/office_policy'
import { securityLine } from '#props/security'
import { Log, type LogFilter } from '#queries/log'
import type { SecurityKind } from '#shared/security'
import { withoutEmpty } from '#shared/values'
import { securityValidator } from '#validators/logs'

/** What happened to accounts. Of a user: also what they did to others. */
const securityLog = new Log<SecurityEvent, SecurityKind>((user) => {
  const query = SecurityEvent.query().preload('user').preload('by')
  if (user) query.where((event) => event.where('userId', user).orWhere('byId', user))
  return query
})

export default class SecurityController {
  async index({ inertia, request, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const { before, ...filter } = await queryOf(request)
    const { entries, ...page } = await logPage(securityLog, filter, before)
    const lines = entries.map((event) => securityLine(event, i18n))
    return inertia.render('merchant/config/security', { ...page, lines })
  }

  async export(ctx: HttpContext) {
    await ctx.bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const filter = await queryOf(ctx.request)
    return sendLog(
      ctx,
      'security',
      [
        ['log.at', 18, 'datetime'],
        ['log.kind', 32],
        ['security.account', 32],
        ['log.user', 24],
        ['security.place', 28],
        ['security.address', 20],
        ['log.detail', 44],
      ],
      rowsOf(filter, ctx)
    )
  }
}

async function* rowsOf(filter: LogFilter<SecurityKind>, { i18n }: HttpContext) {
  for await (const events of securityLog.parts(filter))
    for (const event of events) {
      const { kind, account, by, device, address, detail } = securityLine(event, i18n)
      yield [event.at.toJSDate(), kind, account, by, device, address, detail]
    }
}

const queryOf = async (request: HttpContext['request']) =>
  withoutEmpty(await request.validateUsing(securityValidator, { data: request.qs() }))
