import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import type User from '#models/user'

export function whereRequestSeen(query: ChainableContract, { formTypes }: Pick<User, 'formTypes'>) {
  if (!formTypes) return
  query.where((seen) => {
    seen.whereNull('form_id')
    seen.orWhereIn('form_id', (ids) => ids.from('forms').whereIn('type', formTypes).select('id'))
  })
}
