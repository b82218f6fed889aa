import { createWriteStream } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { CardSheet, type CardSheetOptions } from '#documents/card_sheet'
import { insertMany, sqlNow } from '#models/bulk'
import type { CardParams } from '#models/document_run'
import type DocumentRun from '#models/document_run'
import Form from '#models/form'
import { cardFaceOf } from '#models/form/card_face'

/** More cards than this are made in the queue. */
export const DIRECT_CARDS = 50
const PAGE = 50

/** The approved ones of a list of requests, with all a card shows, in the list's order. */
export async function* printableForms(ids: number[]) {
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = ids.slice(start, start + PAGE)
    const forms = await Form.query()
      .whereIn('id', page)
      .where('state', 'approved')
      .preload('tournament', (edition) => edition.preload('designs'))
      .preload('permission')
      .preload('card')
    const byId = new Map(forms.map((form) => [form.id, form]))
    for (const id of page) {
      const form = byId.get(id)
      if (form?.card) yield form
    }
  }
}

/**
 * Those of some requests that a person has not printed within the last minute: the viewer
 * and the print dialog load the same address, and that is one print.
 */
export async function notJustPrinted(ids: number[], by: { id: number }): Promise<number[]> {
  const lately = sqlNow(db.connection(), DateTime.utc().minus({ minutes: 1 }))
  const logs = await db
    .from('form_logs')
    .whereIn('form_id', ids)
    .where({ type: 'print', user_id: by.id })
    .where('at', '>', lately)
    .select('form_id')
  const printed = new Set(logs.map((log) => Number(log.form_id)))
  return ids.filter((id) => !printed.has(id))
}

/** Notes in each history and on each card that it was printed. */
export async function logPrinted(ids: number[], by: { id: number } | null) {
  for (let start = 0; start < ids.length; start += 500) {
    const chunk = ids.slice(start, start + 500)
    await db.transaction(async (trx) => {
      const at = DateTime.utc()
      await trx
        .from('cards')
        .whereIn('form_id', chunk)
        .where('state', 'live')
        .update({ printed_at: sqlNow(trx), updated_at: sqlNow(trx) })
      await insertMany(
        trx,
        'form_logs',
        chunk.map((formId) => ({ formId, type: 'print', userId: by?.id ?? null, at }))
      )
    })
  }
}

/** A print run of more cards than a page can wait for. */
export class CardPrint {
  extension = 'pdf'
  constructor(private run: DocumentRun) {}

  get #params() {
    return this.run.params as CardParams
  }

  get fileName() {
    return `acreditaciones-${this.run.id}.pdf`
  }

  async count() {
    return this.#params.ids.length
  }

  async write(path: string, onProgress: (done: number) => unknown) {
    const { ids, layout, sheet } = this.#params
    let done = 0
    const idOf = new Map<string, number>()
    async function* faces() {
      for await (const form of printableForms(ids)) {
        idOf.set(form.card.serial, form.id)
        yield await cardFaceOf(form)
        done += 1
        if (done % 25 === 0) onProgress(done)
      }
    }
    const cards = new CardSheet(faces(), { layout, sheet } as CardSheetOptions)
    const { drawn } = await cards.render(createWriteStream(path))
    return drawn.map((serial) => idOf.get(serial)!)
  }

  /** Writes the print into the histories of the cards that were drawn, once for each run. */
  async finished(drawn: number[]) {
    if (!this.#params.print || this.#params.logged) return
    await logPrinted(drawn, { id: this.run.userId! })
    await this.run.merge({ params: { ...this.#params, logged: true } }).save()
  }
}
