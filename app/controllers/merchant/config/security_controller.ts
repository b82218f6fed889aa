import type { HttpContext } from '@adonisjs/core/http'
import { Workbook } from '#documents/workbook'
import { requireConfirmation } from '#http/fresh_login'
import User from '#models/user'
import OfficePolicy from '#policies/office_policy'
import { securityLine } from '#props/security'
import { securityLines, securityPage } from '#queries/security_log'
import { byName } from '#text/name_order'
import { securityValidator } from '#validators/security'

/** The security log. */
export default class SecurityController {
  async index({ inertia, request, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const { before, filter } = await filterOf(request)
    const { lines, next } = await securityPage(filter, before)
    const users = (await User.query().select('id', 'name')).toSorted(byName)
    return inertia.render('merchant/config/security', {
      lines: lines.map((line) => securityLine(line, i18n)),
      filter: filter as Record<string, string | number>,
      paged: Boolean(before),
      next,
      users: users.map(({ id, name }) => ({ id, name })),
    })
  }

  async export(ctx: HttpContext) {
    const { request, response, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireConfirmation(ctx)
    const { filter } = await filterOf(request)
    const t = (key: string) => i18n.t(`config.security.${key}`)
    const column = (key: string, width: number) =>
      ({ header: t(key), width, type: 'text' }) as const
    const workbook = new Workbook({
      title: t('title'),
      timeZone: 'Europe/Madrid',
      columns: [
        { header: t('at'), width: 18, type: 'datetime' },
        ...[column('kind', 32), column('account', 32), column('user', 24)],
        ...[column('place', 28), column('address', 20), column('detail', 44)],
      ],
      rows: (async function* () {
        for await (const event of securityLines(filter)) {
          const { kind, account, by, device, address, detail } = securityLine(event, i18n)
          yield [event.at.toJSDate(), kind, account, by, device, address, detail]
        }
      })(),
    })
    response.header('Content-Type', Workbook.contentType)
    response.header('Content-Disposition', 'attachment; filename="security.xlsx"')
    return response.stream(workbook.stream())
  }
}

async function filterOf(request: HttpContext['request']) {
  const { before, ...values } = await request.validateUsing(securityValidator, {
    data: request.qs(),
  })
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  return { before: before ?? undefined, filter: Object.fromEntries(given) as typeof values }
}
