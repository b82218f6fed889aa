import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import { whereAdult } from '#models/form/minors'
import type { Reader } from '#models/user'

export function whereRequestSeen(query: ChainableContract, { formTypes }: Reader) {
  if (!formTypes) return
  query.where((seen) => {
    seen.whereNull('form_id')
    seen.orWhereIn('form_id', (ids) => ids.from('forms').whereIn('type', formTypes).select('id'))
  })
}

/** The requests that a user may change or print: of their form types and not withheld from them. */
export function whereOpenTo(query: ChainableContract, reader: Reader) {
  query.whereNull('forms.restricted_at')
  if (reader.formTypes) query.whereIn('forms.type', reader.formTypes)
  if (!reader.seesMinors) whereAdult(query)
}
