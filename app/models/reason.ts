import { type Locale, localeOf } from '#config/i18n'
import { FieldRefusal } from '#exceptions/field_refusal'
import { ReasonSchema } from '#database/schema'
import { formTypes } from '#form_types/index'
import { reasonKinds, type ReasonKind } from '#shared/choices'

export type ReasonText = string | Record<Locale, string>

export const reasonTextIn = (wording: ReasonText, locale: string) =>
  typeof wording === 'string' ? wording : wording[localeOf({ locale })]

export default class Reason extends ReasonSchema {
  declare kind: ReasonKind
  declare fields: string[]

  static questions() {
    return [...new Set(formTypes.all().flatMap(({ publicFields }) => Object.keys(publicFields)))]
  }

  /** In the order of creation: the most common come first. */
  static ready(kinds: readonly ReasonKind[] = reasonKinds) {
    return this.query()
      .whereIn('kind', [...kinds])
      .orderBy('id')
  }

  /** A ready-made reason, followed by the typed text. @throws FieldRefusal */
  static async wording(
    decision: string,
    { reasonId, reason }: { reasonId?: number; reason?: string | null }
  ): Promise<ReasonText | null> {
    if (reasonId === undefined) return reason || null
    const ready = await this.query().where({ id: reasonId, kind: decision }).first()
    if (!ready) throw new FieldRefusal('reasonId', 'reasonGone')
    const withTyped = (text: string) => [text, reason].filter(Boolean).join('\n\n')
    return { es: withTyped(ready.textEs), en: withTyped(ready.textEn) }
  }

  /** @throws FieldRefusal if one of the reasons was deleted meanwhile */
  static async refuseUnknown(ids: number[]) {
    const reasons = await this.query().whereIn('id', ids).where('kind', 'changes')
    if (reasons.length < ids.length) throw new FieldRefusal('reason', 'reasonGone')
  }

  get fullName() {
    return this.nameEs
  }

  get texts() {
    return { es: this.textEs, en: this.textEn }
  }

  nameIn(locale: string) {
    return locale === 'en' ? this.nameEn : this.nameEs
  }
}
