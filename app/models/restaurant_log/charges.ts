import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { formTypes } from '#form_types/index'
import { balanceOf, type Balance, type PortionType } from '#models/balances'
import { selectForms } from '#models/form/selection'

/** Which charges are looked for; days as `2024-04-22`, all of them without one. */
export type LogFilter = {
  day?: string
  restaurant?: number
  type?: PortionType
  /** Who charged. */
  user?: number
  /** Words of a person's name, a reference, a document. */
  search?: string
}

/** Which charges are somebody's business: all, those of some restaurants or form types. */
export type LogScope = { restaurants?: number[]; types?: string[] }

/** A charge as lists show it; `delta` in credits or cents, below zero. */
export type ChargeRow = {
  id: number
  day: string
  kind: Balance
  delta: number
  meal: string | null
  at: string | Date
  restaurant: string | null
  user: string | null
  formId: number | null
  formType: string | null
  reference: string | null
  firstName: string | null
  lastName: string | null
  /** What took it back. */
  undoing: number | null
}

/** Charges that are somebody's business, `charge`; of those alone whom a search finds. */
export function chargesIn({ restaurants, types }: LogScope, search?: string) {
  const people = () => selectForms({ types: types ?? formTypes.keys(), search }).select('forms.id')
  return db
    .from('ledger_entries as charge')
    .where('charge.cause', 'charge')
    .if(restaurants, (all) => all.whereIn('charge.restaurant_id', restaurants!))
    .if(types || search, (all) => all.whereIn('charge.form_id', people() as any))
}

/** The same with what took them back, `undoing`, narrowed down. */
export const filtered = (scope: LogScope, { day, restaurant, type, user, search }: LogFilter) =>
  chargesIn(scope, search)
    .leftJoin('ledger_entries as undoing', 'undoing.undoes', 'charge.id')
    .if(day, (all) => all.where('charge.day', day!))
    .if(restaurant, (all) => all.where('charge.restaurant_id', restaurant!))
    .if(type, (all) => all.where('charge.kind', balanceOf(type!)))
    .if(user, (all) => all.where('charge.user_id', user!))

/** The same with the columns of `ChargeRow`. */
export const described = (charges: DatabaseQueryBuilderContract) =>
  charges
    .leftJoin('restaurants', 'restaurants.id', 'charge.restaurant_id')
    .leftJoin('users', 'users.id', 'charge.user_id')
    .leftJoin('forms', 'forms.id', 'charge.form_id')
    .select(
      'charge.id',
      'charge.day',
      'charge.kind',
      'charge.delta',
      'charge.meal',
      'charge.at',
      'restaurants.name as restaurant',
      'users.name as user',
      'charge.form_id as formId',
      'forms.type as formType',
      'forms.id_form as reference',
      'forms.name as firstName',
      'forms.last_name as lastName',
      'undoing.id as undoing'
    )
