import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import { Workbook, type Cell, type Column, type WorkbookOptions } from '#documents/workbook'
import { momentIn } from '#sql/bulk'
import type DocumentRun from '#models/document_run'
import { fileLetter, orderLetters } from '#models/document_run/letters'
import { RestaurantLog } from '#meals/restaurant_log'
import type { ChargeRow } from '#meals/charges'
import User from '#models/user'
import { midnightOf } from '#shared/days'

const PROGRESS_STEP = 1000

export class RestaurantLogWorkbook {
  extension = 'xlsx'

  constructor(private run: DocumentRun) {}

  get #params() {
    return this.run.paramsOf('restaurant_log')
  }

  get #log() {
    return new RestaurantLog(this.#params.filter, this.#params.scope)
  }

  get fileName() {
    return `restaurantes-${this.#params.filter.day ?? this.run.createdAt.toISODate()}.xlsx`
  }

  async count() {
    return (await this.#log.totals()).charges
  }

  async write(file: Writable, onProgress: (done: number) => unknown) {
    const workbook = new Workbook(await this.#list(onProgress))
    await pipeline(workbook.stream(), file)
  }

  async finished() {
    const { total: rows, isAttachable: attach } = this.run
    await orderLetters(this.run, () => fileLetter('restaurant_log', { rows, attach }))
  }

  async #list(onProgress: (done: number) => unknown): Promise<WorkbookOptions> {
    const locale = (await User.find(this.run.userId ?? 0))?.locale ?? 'es'
    const i18n = i18nManager.locale(locale)
    return {
      title: i18n.t('restaurants.log.title'),
      timeZone: await RestaurantLog.timeZone(),
      columns: columns(i18n),
      rows: this.#rows(i18n, onProgress),
    }
  }

  async *#rows(i18n: I18n, onProgress: (done: number) => unknown) {
    let done = 0
    for await (const row of this.#log.rows()) {
      yield cells(row, i18n)
      done += 1
      if (done % PROGRESS_STEP === 0) await onProgress(done)
    }
    await onProgress(done)
  }
}

function columns(i18n: I18n): Column[] {
  const t = (name: string) => i18n.t(`restaurants.log.columns.${name}`)
  return [
    { header: t('day'), width: 12, type: 'date' },
    { header: t('date'), width: 17, type: 'datetime' },
    { header: t('restaurant'), width: 20, type: 'text' },
    { header: t('meal'), width: 12, type: 'text' },
    { header: t('client'), width: 32, type: 'text' },
    { header: t('reference'), width: 20, type: 'text' },
    { header: t('user'), width: 24, type: 'text' },
    { header: t('credits'), width: 10, type: 'number' },
    { header: t('amount'), width: 12, type: 'money' },
    { header: t('undone'), width: 10, type: 'text' },
  ]
}

/** An undone charge counts as 0, so that the columns add up to the ledger. */
function cells(row: ChargeRow, i18n: I18n): Cell[] {
  const { day, at, restaurant, meal, firstName, lastName, reference, user, kind, undoing } = row
  const paid = undoing ? 0 : -row.delta
  return [
    midnightOf(day),
    momentIn(at),
    restaurant,
    meal && i18n.t(`restaurants.log.meals.${meal}`),
    reference && `${firstName} ${lastName}`,
    reference,
    user,
    kind === 'credits' ? paid : null,
    kind === 'amount' ? paid : null,
    undoing ? i18n.t('restaurants.log.undone') : null,
  ]
}
