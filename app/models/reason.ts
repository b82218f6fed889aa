import { ReasonSchema } from '#database/schema'

export const reasonKinds = ['changes', 'rejected'] as const
export type ReasonKind = (typeof reasonKinds)[number]

/** A ready-made sentence, in both languages, for asking for changes or for refusing. */
export default class Reason extends ReasonSchema {
  declare kind: ReasonKind
  declare fields: string[]

  get fullName() {
    return this.nameEs
  }
}
