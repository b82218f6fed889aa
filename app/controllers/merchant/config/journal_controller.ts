import type { HttpContext } from '@adonisjs/core/http'
import { logPage, sendLog } from '#http/log_page'
import { requireFreshLogin } from '#http/login/fresh_login'
import { formsOf, journal, type JournalFilter } from '#journal/search'
import OfficePolicy from '#policies/office_policy'
import { journalLine } from '#props/journal'
import { withoutEmpty } from '#shared/values'
import { journalValidator } from '#validators/logs'

export default class JournalController {
  async index({ inertia, request, bouncer, auth, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const { before, ...filter } = await queryOf(request)
    const { entries, ...page } = await logPage(journal, filter, before)
    const [forms, reader] = [await formsOf(entries), auth.getUserOrFail()]
    const lines = entries.map((entry) => journalLine(entry, forms, i18n, reader))
    return inertia.render('merchant/config/journal', { ...page, lines })
  }

  async export(ctx: HttpContext) {
    await ctx.bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const filter = await queryOf(ctx.request)
    return sendLog(
      ctx,
      'journal',
      [
        ['log.at', 18, 'datetime'],
        ['log.kind', 32],
        ['log.user', 32],
        ['journal.role', 24],
        ['journal.subject', 28],
        ['journal.total', 10, 'number'],
        ['log.detail', 32],
        ['journal.reason', 40],
      ],
      rowsOf(filter, ctx)
    )
  }
}

async function* rowsOf(filter: JournalFilter, { i18n, auth }: HttpContext) {
  const reader = auth.getUserOrFail()
  for await (const entries of journal.parts(filter)) {
    const forms = await formsOf(entries)
    for (const entry of entries) {
      const line = journalLine(entry, forms, i18n, reader)
      const { kind, user, role, subject, total, detail, reason } = line
      yield [entry.at.toJSDate(), kind, user, role, subject, total, detail, reason]
    }
  }
}

const queryOf = async (request: HttpContext['request']) =>
  withoutEmpty(await request.validateUsing(journalValidator, { data: request.qs() }))
