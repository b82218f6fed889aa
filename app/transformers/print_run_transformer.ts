import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import type PrintRun from '#models/print_run'
import { listWords } from '#print_runs/cover'
import { nameOf } from '#text/name_of'

/** The document run and the users of the print run must be loaded. */
export default class PrintRunTransformer extends BaseTransformer<PrintRun> {
  constructor(
    resource: PrintRun,
    private i18n: I18n
  ) {
    super(resource)
  }

  toObject() {
    const printRun = this.resource
    return {
      ...this.pick(printRun, ['id', 'layout', 'sheet', 'sort', 'total', 'atOnce']),
      state: printRun.stage,
      done: printRun.run?.done ?? printRun.total,
      what: listWords(this.i18n, printRun.selection),
      user: nameOf(printRun.user),
      createdAt: printRun.createdAt.toISO()!,
    }
  }

  forShow() {
    const printRun = this.resource
    return {
      ...this.toObject(),
      fileSize: printRun.run?.fileSize ?? null,
      ready: printRun.isReady,
      error: printRun.stage === 'failed',
      why: printRun.stage === 'failed' ? printRun.run.whyIn(this.i18n) : null,
      confirmedAt: printRun.confirmedAt?.toISO() ?? null,
      confirmedBy: nameOf(printRun.confirmer),
      rolledBackAt: printRun.rolledBackAt?.toISO() ?? null,
      rolledBackBy: nameOf(printRun.rollbackUser),
    }
  }
}
