import { FieldRefusal } from '#exceptions/field_refusal'
import { ReasonSchema } from '#database/schema'
import { formTypes } from '#form_types/index'

export const reasonKinds = ['changes', 'rejected'] as const
export type ReasonKind = (typeof reasonKinds)[number]

type Language = 'es' | 'en'

/** Words to a person: as somebody typed them, or in every language. */
export type Wording = string | Record<Language, string>

/** What is said to somebody who reads a language. */
export const wordingIn = (wording: Wording, locale: string) =>
  typeof wording === 'string' ? wording : wording[locale as Language]

/** A ready-made sentence, in both languages, for asking for changes or for refusing. */
export default class Reason extends ReasonSchema {
  declare kind: ReasonKind
  declare fields: string[]

  /** Every question that some form asks, by name: what a reason may open. */
  static questions() {
    return [...new Set(formTypes.all().flatMap(({ publicFields }) => Object.keys(publicFields)))]
  }

  /** In the order in which they were made: the commonest stand first. */
  static ready(kinds: readonly ReasonKind[] = reasonKinds) {
    return this.query()
      .whereIn('kind', [...kinds])
      .orderBy('id')
  }

  /**
   * What is told with a decision: a ready-made reason for it, then what was typed besides.
   * @throws FieldRefusal when there is no such reason, or it is none for this decision
   */
  static async wording(
    decision: string,
    { reasonId, reason }: { reasonId?: number; reason?: string | null }
  ): Promise<Wording | null> {
    if (reasonId === undefined) return reason || null
    const ready = await this.query().where({ id: reasonId, kind: decision }).first()
    if (!ready) throw new FieldRefusal('reasonId', 'reasonGone')
    const whole = (text: string) => [text, reason].filter(Boolean).join('\n\n')
    return { es: whole(ready.textEs), en: whole(ready.textEn) }
  }

  /**
   * Sees that reasons for asking exist.
   * @throws FieldRefusal
   */
  static async expect(ids: number[]) {
    const found = await this.query().whereIn('id', ids).where('kind', 'changes')
    if (found.length < ids.length) throw new FieldRefusal('reason', 'reasonGone')
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
