import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { drawCards, printableIds, sendCardsPdf } from '#http/files/card_file'
import { hashOf } from '#exports/card_print'
import { DIRECT_CARDS } from '#shared/choices'
import { Refusal } from '#exceptions/refusal'
import { markPrinted } from '#models/card/print_mark'
import { noteAccess } from '#journal/entries'
import { makePrintRun } from '#print_runs/make_print_run'
import { printableForms } from '#models/print_run/drawn_rows'
import Form from '#models/form'
import { cardFaceOf } from '#models/form/card_face'
import type User from '#models/user'
import OfficePolicy from '#policies/office_policy'
import type { CardLayout } from '#shared/choices'
import { cardsValidator } from '#validators/forms'

export default class CardsController {
  async index(ctx: HttpContext) {
    const { request, response, bouncer, auth } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const qs = request.qs()
    const query = await request.validateUsing(cardsValidator, {
      data: { ...qs, ids: [qs.ids ?? []].flat().join(',') },
    })
    const { layout = 'lanyard', sheet = 'single', print = false } = query
    const ids = await this.#printable(ctx, query.ids.split(',').map(Number))
    const user = auth.getUserOrFail()

    if (ids.length > DIRECT_CARDS) {
      if (!this.#isDeliberate(ctx)) throw new Refusal('generic', {}, { status: 403 })
      // A preview must not block a print.
      const order = { ids, layout, sheet, selection: { list: null }, atOnce: print, holds: print }
      const { printRun } = await makePrintRun(order, user)
      return response.redirect().toRoute('merchant.batches.show', { id: printRun.id })
    }
    const redirectTo = response.redirect().getPreviousUrl('/merchant')
    const forms = await this.#formsWithCards(ids)
    if (forms.length === 0) throw new Refusal('nothingToPrint', {}, { redirectTo })
    const [formId] = forms.length === 1 ? [forms[0].id] : []
    await noteAccess(user, 'print', { formId, total: forms.length })
    const { pdf, drawn } = await drawCards(faces(forms), { layout, sheet })
    if (drawn.size === 0) throw new Refusal('cardsNotDrawn', {}, { redirectTo })
    const printed = forms.filter(({ card }) => drawn.has(card.serial))
    if (print && this.#isDeliberate(ctx)) await this.#recordPrint(printed, layout, user)
    return sendCardsPdf(ctx, pdf)
  }

  async #printable(ctx: HttpContext, ids: number[]) {
    const forms = await Form.query()
      .whereIn('id', ids)
      .where('state', 'approved')
      .select('id', 'type', 'minor', 'restrictedAt')
    const printable = await printableIds(ctx, forms)
    return [...new Set(ids)].filter((id) => printable.has(id))
  }

  /** Prefetching, HEAD requests and other sites' pages must not print. */
  #isDeliberate({ request }: HttpContext) {
    const purpose = request.header('sec-purpose') ?? request.header('purpose') ?? ''
    const isSameSite = request.header('sec-fetch-site') !== 'cross-site'
    return request.method() === 'GET' && !purpose.includes('prefetch') && isSameSite
  }

  async #formsWithCards(ids: number[]): Promise<Form[]> {
    const byId = new Map((await printableForms().whereIn('id', ids)).map((form) => [form.id, form]))
    return ids.flatMap((id) => byId.get(id) ?? []).filter(({ card }) => card)
  }

  async #recordPrint(forms: Form[], layout: CardLayout, by: User) {
    const cards = forms.map((form) => ({
      cardId: form.card.id,
      formId: form.id,
      hash: hashOf(form, layout),
    }))
    const print = { layout, printRunId: null, by, onceAMinute: true }
    await db.transaction((trx) => markPrinted(trx, cards, print))
  }
}

async function* faces(forms: Form[]) {
  for (const form of forms) yield await cardFaceOf(form)
}
