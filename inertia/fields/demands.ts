import type { CheckedField } from '~/fields/checks'

/** What differs from the question in the form type. */
export type Demand = Partial<CheckedField>

/** Overrides of questions, by path. A store: a change of one renders only the fields that read it. */
export class Demands {
  #current: ReadonlyMap<string, Demand> = new Map()
  #listeners = new Set<() => void>()

  current = () => this.#current

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The returned function removes the override. */
  add = (path: string, question: Demand) => {
    this.#replace(new Map(this.#current).set(path, question))
    return () => this.#replace(new Map([...this.#current].filter(([other]) => other !== path)))
  }

  #replace(demands: ReadonlyMap<string, Demand>) {
    this.#current = demands
    for (const listener of this.#listeners) listener()
  }
}
