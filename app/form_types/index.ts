import { accreditation } from '#form_types/accreditation'
import { ballboy } from '#form_types/ballboy'
import type { FormType } from '#form_types/define'
import { free } from '#form_types/free'
import { golfAccreditation } from '#form_types/golf_accreditation'
import { golfPress } from '#form_types/golf_press'
import { golfVolunteer } from '#form_types/golf_volunteer'
import { guest } from '#form_types/guest'
import { line } from '#form_types/line'
import { player } from '#form_types/player'
import { press } from '#form_types/press'
import { volunteer } from '#form_types/volunteer'

const registry = new Map<string, FormType>()

const types = [
  press,
  accreditation,
  ballboy,
  line,
  player,
  guest,
  volunteer,
  golfPress,
  golfAccreditation,
  golfVolunteer,
  free,
]
for (const type of types) registry.set(type.key, type as FormType)

/** Every form type the product knows. */
export const formTypes = {
  all: () => [...registry.values()],
  keys: () => [...registry.keys()],
  /** Those with a public form. */
  public: () => [...registry.values()].filter((type) => type.path !== null),
  /** Those with lists and screens in the back office. */
  ofDesk: () => [...registry.values()].filter((type) => type.desk !== false),
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
