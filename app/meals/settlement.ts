import type { Balance } from '#money/balances'
import type Restaurant from '#models/restaurant'
import Tournament from '#models/tournament'
import { filterCharges, type LogScope } from '#meals/charges'
import { addSums, sumColumns, sumsOf, type Sums } from '#meals/sums'
import { meals, type Meal } from '#shared/choices'
import { byName } from '#text/name_order'

type SettlementLine = Sums & {
  meal: Meal | null
  kind: Balance
  userId: number | null
  user: string | null
}

const MEAL_ORDER = [...meals, null]

type Row = Sums & Pick<SettlementLine, 'meal' | 'kind' | 'userId' | 'user'>

const waiterOf = ({ userId, user }: Row) => ({ id: userId ?? 0, name: user ?? '' })

const byMealKindAndWaiter = (a: Row, b: Row) =>
  MEAL_ORDER.indexOf(a.meal) - MEAL_ORDER.indexOf(b.meal) ||
  b.kind.localeCompare(a.kind) ||
  byName(waiterOf(a), waiterOf(b))

/** The charges of a restaurant on a day, summed without names of the people who ate. */
export class RestaurantSettlement {
  private constructor(
    readonly restaurant: Restaurant,
    readonly day: string,
    readonly scope: LogScope,
    readonly lines: SettlementLine[]
  ) {}

  static async of(restaurant: Restaurant, day: string, scope: LogScope) {
    const rows: Row[] = await filterCharges(scope, { day, restaurant: restaurant.id })
      .leftJoin('users', 'users.id', 'charge.user_id')
      .select('charge.meal', 'charge.kind', 'charge.user_id as userId', 'users.name as user')
      .select(...sumColumns())
      .groupBy('charge.meal', 'charge.kind', 'charge.user_id', 'users.name')
    const lines = rows
      .toSorted(byMealKindAndWaiter)
      .map(({ meal, kind, userId, user, ...row }) => ({ meal, kind, userId, user, ...sumsOf(row) }))
    return new RestaurantSettlement(restaurant, day, scope, lines)
  }

  /** The edition with the most charges; after a purge of the requests, an active one. */
  async edition(): Promise<Tournament | null> {
    const { day, restaurant, scope } = this
    const [most] = await filterCharges(scope, { day, restaurant: restaurant.id })
      .join('forms', 'forms.id', 'charge.form_id')
      .groupBy('forms.tournament_id')
      .orderByRaw('count(*) desc, forms.tournament_id')
      .select('forms.tournament_id as id')
    if (most) return Tournament.find(most.id)
    return (await Tournament.active().first()) ?? Tournament.real().orderBy('id', 'desc').first()
  }

  get total(): Sums {
    return addSums(this.lines)
  }

  get byMeal() {
    const groups = Map.groupBy(this.lines, ({ meal, kind }) => `${meal} ${kind}`)
    return [...groups.values()].map((lines) => {
      const [{ meal, kind }] = lines
      return { meal, kind, ...addSums(lines) }
    })
  }

  get byUser() {
    const groups = Map.groupBy(this.lines, ({ userId }) => userId)
    return [...groups.values()].map((lines) => ({ user: lines[0].user, ...addSums(lines) }))
  }
}
