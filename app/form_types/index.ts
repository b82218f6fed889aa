import { accreditation } from '#form_types/accreditation'
import type { FormType } from '#form_types/define'
import { free } from '#form_types/free'
import { golfAccreditation } from '#form_types/golf_accreditation'
import { golfPress } from '#form_types/golf_press'
import { press } from '#form_types/press'

const registry = new Map<string, FormType>()

for (const type of [press, accreditation, golfPress, golfAccreditation, free]) {
  registry.set(type.key, type as FormType)
}

/** Every form type the product knows. */
export const formTypes = {
  all: () => [...registry.values()],
  keys: () => [...registry.keys()],
  /** Those with a public form. */
  public: () => [...registry.values()].filter((type) => type.path !== null),
  find: (key: string) => registry.get(key),
  /** The type of a row; a row of an unknown type is a broken database. */
  get(key: string): FormType {
    const type = registry.get(key)
    if (!type) throw new Error(`Unknown form type "${key}"`)
    return type
  },
  /** For tests of the seam: adds a type and hands back how to take it away. */
  register(type: FormType) {
    registry.set(type.key, type)
    return () => registry.delete(type.key)
  },
}
