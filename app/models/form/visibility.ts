import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import { whereAdult } from '#models/form/minors'
import type User from '#models/user'

export function whereRequestSeen(query: ChainableContract, { formTypes }: Pick<User, 'formTypes'>) {
  if (!formTypes) return
  query.where((seen) => {
    seen.whereNull('form_id')
    seen.orWhereIn('form_id', (ids) => ids.from('forms').whereIn('type', formTypes).select('id'))
  })
}

/** The requests that a user may change or print: of their form types and not withheld from them. */
export function whereOpenTo(
  query: ChainableContract,
  user: Pick<User, 'formTypes' | 'seesMinors'>
) {
  query.whereNull('forms.restricted_at')
  if (user.formTypes) query.whereIn('forms.type', user.formTypes)
  if (!user.seesMinors) whereAdult(query)
}
