import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { formTypes } from '#form_types/index'
import { balanceOf, type Balance, type PortionType } from '#money/balances'
import type { SearchLimit } from '#models/form/search'
import type { Withheld } from '#models/form/sight'
import { selectForms } from '#queries/request_selection'

/** `day` as `2024-04-22`. */
export type ChargeFilter = {
  day?: string
  restaurant?: number
  type?: PortionType
  user?: number
  search?: string
}

/** `hides`: people that the log does not name. `findsByCard`: its search reads only the words on the card. */
export type LogScope = {
  restaurants?: number[]
  types?: string[]
  hides?: Withheld[]
  findsByCard?: boolean
}

/** The people of a closed edition are in no log, even before the purge. */
const OF_OPEN_EDITION = 'forms.tournament_id not in (select tournament_id from edition_closings)'

const shownSql: Record<Withheld, string> = {
  minors: 'not forms.minor',
  restricted: 'forms.restricted_at is null',
}

/** `delta` in credits or cents, below zero. `undoing` is the ledger entry that undoes the charge. */
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
  undoing: number | null
}

/** Which people a log names, and its search finds. */
const namedSql = (hides: Withheld[]) => [OF_OPEN_EDITION, ...hides.map((kind) => shownSql[kind])]

export function chargesIn(
  { restaurants, types, hides = [], findsByCard = false }: LogScope,
  search?: string
) {
  const people = () => {
    const limits: SearchLimit[] = search && findsByCard ? ['everybody'] : []
    const forms = selectForms({ types: types ?? formTypes.keys(), search, hides: limits })
    if (search) for (const condition of namedSql(hides)) forms.whereRaw(condition)
    return forms.select('forms.id')
  }
  return db
    .from('ledger_entries as charge')
    .where('charge.cause', 'charge')
    .if(restaurants, (query) => query.whereIn('charge.restaurant_id', restaurants!))
    .if(types || search, (query) => query.whereIn('charge.form_id', people()))
}

export const filterCharges = (
  scope: LogScope,
  { day, restaurant, type, user, search }: ChargeFilter
) =>
  chargesIn(scope, search)
    .leftJoin('ledger_entries as undoing', 'undoing.undoes', 'charge.id')
    .if(day, (query) => query.where('charge.day', day!))
    .if(restaurant, (query) => query.where('charge.restaurant_id', restaurant!))
    .if(type, (query) => query.where('charge.kind', balanceOf(type!)))
    .if(user, (query) => query.where('charge.user_id', user!))

export const describeCharges = (
  charges: DatabaseQueryBuilderContract<ChargeRow>,
  { hides = [] }: LogScope
) =>
  charges
    .leftJoin('restaurants', 'restaurants.id', 'charge.restaurant_id')
    .leftJoin('users', 'users.id', 'charge.user_id')
    .leftJoin('forms', (shown) => {
      shown.on('forms.id', 'charge.form_id')
      for (const condition of namedSql(hides)) shown.on(charges.client.knexRawQuery(condition))
    })
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
