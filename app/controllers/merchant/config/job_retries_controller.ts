import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { flash } from '#http/flash'
import { runAgain } from '#jobs/run_again'
import MailHealth from '#models/mail_health'
import type { RunKind } from '#runs/open_runs'
import OfficePolicy from '#policies/office_policy'
import { queueJobOf } from '#http/route_records'

export default class JobRetriesController {
  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const job = await queueJobOf(ctx)
    await job.retry(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.jobQueued', { name: job.name }))
    return response.redirect().toRoute('merchant.jobs.index')
  }

  async document(ctx: HttpContext) {
    return this.#retry(ctx, 'documents')
  }

  async change(ctx: HttpContext) {
    return this.#retry(ctx, 'changes')
  }

  async import(ctx: HttpContext) {
    return this.#retry(ctx, 'imports')
  }

  async mails(ctx: HttpContext) {
    const { response, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    await db.transaction((trx) => MailHealth.endPause(trx))
    flash(ctx, 'success', i18n.t('messages.orderedAgain'))
    return response.redirect().toRoute('merchant.jobs.index')
  }

  async #retry(ctx: HttpContext, kind: RunKind) {
    const { response, bouncer, auth, i18n, params } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    await runAgain(kind, Number(params.id), auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.orderedAgain'))
    return response.redirect().toRoute('merchant.jobs.index')
  }
}
