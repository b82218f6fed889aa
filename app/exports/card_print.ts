import type { Writable } from 'node:stream'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CardSheet, layouts, logLeftOut, printHash, type LeftOut } from '#documents/card_sheet'
import PrintRun from '#models/print_run'
import { coverOf } from '#print_runs/cover'
import { drawableForms, storePrintHashes } from '#models/print_run/drawn_rows'
import type DocumentRun from '#models/document_run'
import { orderLetters } from '#models/document_run/letters'
import type Form from '#models/form'
import { cardFaceOf, cardTextOf } from '#models/form/card_face'
import { errorText } from '#text/logged_error'

type PrintedCards = LeftOut & { drawn: [cardId: number, hash: string][] }

/** The cards of a print run, in its order, without those revoked since. */
export class CardPrint {
  extension = 'pdf'
  constructor(private run: DocumentRun) {}

  get #params() {
    return this.run.paramsOf('cards')
  }

  get fileName() {
    return `acreditaciones-${this.#params.batchId}.pdf`
  }

  async count() {
    return (await this.#printRun()).total
  }

  async write(file: Writable, onProgress: (done: number) => unknown): Promise<PrintedCards> {
    const printRun = await this.#printRun()
    const { layout, sheet } = printRun
    let done = 0
    const bySerial = new Map<string, [number, string]>()
    async function* faces() {
      for await (const form of drawableForms(printRun.id)) {
        bySerial.set(form.card.serial, [form.card.id, hashOf(form, layout)])
        yield await cardFaceOf(form)
        done += 1
        if (done % 5 === 0) await onProgress(done)
      }
    }
    const cover = this.#params.cover ? await coverOf(printRun) : undefined
    const cards = new CardSheet(faces(), { layout, sheet, cover })
    const { drawn, failed, withoutPhoto } = await cards.render(file)
    return {
      drawn: drawn.map((serial) => bySerial.get(serial)!),
      failed: failed.map(({ serial, error }) => ({ serial, error: errorText(error) })),
      withoutPhoto,
    }
  }

  async keep({ drawn, ...leftOut }: PrintedCards, trx: TransactionClientContract) {
    logLeftOut(leftOut)
    await storePrintHashes(trx, this.#params.batchId, drawn)
    this.run.params = { ...this.#params, cards: drawn.length }
    await this.run.useTransaction(trx).save()
  }

  async finished() {
    const printRun = await this.#printRun()
    if (printRun.state === 'rolled_back') return
    await printRun.printAtOnce()
    const { batchId, cards } = this.#params
    await orderLetters(this.run, () => ({ template: 'cards', params: { batchId, cards } }))
  }

  #printRun() {
    return PrintRun.query().where('id', this.#params.batchId).preload('user').firstOrFail()
  }
}

export const hashOf = (form: Form, layout: keyof typeof layouts) =>
  printHash(cardTextOf(form), layouts[layout])
