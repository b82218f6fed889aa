import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ScanSchema } from '#database/schema'
import { sqlNow } from '#sql/bulk'
import Card from '#models/card'
import { cardByQrOrChip, codeIn } from '#models/card/lookup'
import Form from '#models/form'
import { verdictOn, type Checkpoint, type ScanCode, type Verdict } from '#models/scan/verdict'
import User from '#models/user'

export type ScanResult = {
  card: Card | null
  verdict: Verdict
  /** The last time the card was let into the zone today. */
  previous: DateTime | null
}

export default class Scan extends ScanSchema {
  declare code: ScanCode

  @belongsTo(() => Card)
  declare card: BelongsTo<typeof Card>

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Whether a reading opens a zone, as a row. */
  static async check(text: string, checkpoint: Checkpoint, by: User): Promise<ScanResult> {
    const card = await cardByQrOrChip(text)
    try {
      return await this.#record(card, text, checkpoint, by)
    } catch (error) {
      // A card that was erased since it was found is an unknown one.
      if (!card || (await Card.find(card.id))) throw error
      return this.check(text, checkpoint, by)
    }
  }

  static async #record(
    card: Card | null,
    text: string,
    checkpoint: Checkpoint,
    by: User
  ): Promise<ScanResult> {
    const verdict = await verdictOn(card, checkpoint)
    const previous = card && (await this.#entryToday(card, checkpoint.zone))
    await this.create({
      at: DateTime.utc(),
      userId: by.id,
      zone: checkpoint.zone,
      cardId: card?.id ?? null,
      formId: card?.formId ?? null,
      allowed: verdict.code === 'ok',
      code: verdict.code,
      scan: card ? null : codeIn(text),
    })
    return { card, verdict, previous }
  }

  static async #entryToday({ id, formId, form }: Card, zone: string) {
    const midnight = DateTime.now().setZone(form.tournament.timeZone).startOf('day')
    const entry = await this.query()
      .where({ formId, cardId: id, zone, allowed: true })
      .where('at', '>=', sqlNow(db.connection(), midnight.toUTC()))
      .orderBy('id', 'desc')
      .first()
    return entry?.at ?? null
  }
}
