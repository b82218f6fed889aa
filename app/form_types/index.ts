import { accreditation } from '#form_types/accreditation'
import { ballboy } from '#form_types/ballboy'
import type { FormType, RecordRules } from '#form_types/define'
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
for (const type of types) registry.set(type.key, type)

export type FormTypeKey = (typeof types)[number]['key']

export type PublicFormType = FormType & { path: string; page: string }

const isPublic = (type: FormType): type is PublicFormType => type.path !== null

export const formTypes = {
  all: () => [...registry.values()],
  keys: () => [...registry.keys()],
  public: () => [...registry.values()].filter(isPublic),
  withList: () => [...registry.values()].filter(({ hasList }) => hasList),
  find: (key: string) => registry.get(key),
  /** @throws Error for an unknown key: such a row means a broken database */
  get(key: string): FormType {
    const type = registry.get(key)
    if (!type) throw new Error(`Unknown form type "${key}"`)
    return type
  },
  getPublic(key: string): PublicFormType {
    const type = this.get(key)
    if (!isPublic(type)) throw new Error(`Form type "${key}" is for staff only`)
    return type
  },
  equip(key: string, rules: Partial<RecordRules>) {
    Object.assign(this.get(key), rules)
  },
  register(type: FormType) {
    registry.set(type.key, type)
    return () => registry.delete(type.key)
  },
}
