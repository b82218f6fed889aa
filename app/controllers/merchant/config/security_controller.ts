import type { HttpContext } from '@adonisjs/core/http'
import { givenFilter, logUsers, sendLog } from '#controllers/merchant/config/log_page'
import { requireConfirmation } from '#http/fresh_login'
import OfficePolicy from '#policies/office_policy'
import { securityLine } from '#props/security'
import { securityPage, securityParts } from '#queries/security_log'
import { securityValidator } from '#validators/logs'

/** The security log. */
export default class SecurityController {
  async index({ inertia, request, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const { before, filter } = await filterOf(request)
    const { lines, next } = await securityPage(filter, before)
    return inertia.render('merchant/config/security', {
      lines: lines.map((line) => securityLine(line, i18n)),
      filter: filter as Record<string, string | number>,
      paged: Boolean(before),
      next,
      users: await logUsers(),
    })
  }

  async export(ctx: HttpContext) {
    const { request, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireConfirmation(ctx)
    const { filter } = await filterOf(request)
    const t = (key: string) => i18n.t(`config.${key}`)
    const column = (key: string, width: number) =>
      ({ header: t(key), width, type: 'text' }) as const
    return sendLog(ctx, 'security', {
      title: t('security.title'),
      columns: [
        { header: t('log.at'), width: 18, type: 'datetime' },
        ...[column('log.kind', 32), column('security.account', 32), column('log.user', 24)],
        ...[column('security.place', 28), column('security.address', 20), column('log.detail', 44)],
      ],
      rows: (async function* () {
        for await (const events of securityParts(filter))
          for (const event of events) {
            const { kind, account, by, device, address, detail } = securityLine(event, i18n)
            yield [event.at.toJSDate(), kind, account, by, device, address, detail]
          }
      })(),
    })
  }
}

const filterOf = async (request: HttpContext['request']) =>
  givenFilter(await request.validateUsing(securityValidator, { data: request.qs() }))
