import type { HttpContext } from '@adonisjs/core/http'
import { givenFilter, logUsers, sendLog } from '#controllers/merchant/config/log_page'
import { requireConfirmation } from '#http/fresh_login'
import { formsOf, journalPage, journalParts } from '#journal/search'
import OfficePolicy from '#policies/office_policy'
import { journalLine } from '#props/journal'
import { journalValidator } from '#validators/logs'

/** The access journal. */
export default class JournalController {
  async index({ inertia, request, bouncer, auth, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const { before, filter } = await filterOf(request)
    const { lines, next } = await journalPage(filter, before)
    const [forms, reader] = [await formsOf(lines), auth.getUserOrFail()]
    return inertia.render('merchant/config/journal', {
      lines: lines.map((entry) => journalLine(entry, forms, i18n, reader)),
      filter: filter as Record<string, string | number>,
      paged: Boolean(before),
      next,
      users: await logUsers(),
    })
  }

  async export(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireConfirmation(ctx)
    const { filter } = await filterOf(request)
    const reader = auth.getUserOrFail()
    const t = (key: string) => i18n.t(`config.${key}`)
    const column = (key: string, width: number) =>
      ({ header: t(key), width, type: 'text' }) as const
    return sendLog(ctx, 'journal', {
      title: t('journal.title'),
      columns: [
        { header: t('log.at'), width: 18, type: 'datetime' },
        ...[column('log.kind', 32), column('log.user', 32), column('journal.role', 24)],
        column('journal.subject', 28),
        { header: t('journal.total'), width: 10, type: 'number' },
        column('log.detail', 32),
      ],
      rows: (async function* () {
        for await (const entries of journalParts(filter)) {
          const forms = await formsOf(entries)
          for (const entry of entries) {
            const { kind, user, role, subject, total, detail } = journalLine(
              entry,
              forms,
              i18n,
              reader
            )
            yield [entry.at.toJSDate(), kind, user, role, subject, total, detail]
          }
        }
      })(),
    })
  }
}

const filterOf = async (request: HttpContext['request']) =>
  givenFilter(await request.validateUsing(journalValidator, { data: request.qs() }))
