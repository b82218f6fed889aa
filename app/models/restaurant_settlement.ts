import type { Balance } from '#models/balances'
import type { Meal } from '#models/restaurant_meal'
import type Restaurant from '#models/restaurant'
import Tournament from '#models/tournament'
import { filtered } from '#models/restaurant_log/charges'
import { added, sums, sumsOf, type Sums } from '#models/restaurant_log/sums'

/** What one user charged of one kind at one meal; no meal where none had hours. */
export type SettlementLine = Sums & {
  meal: Meal | null
  kind: Balance
  user: string | null
}

const ORDER = ['breakfast', 'lunch', 'snack', 'dinner', null]

/** What a restaurant charged on a day, to be signed by both sides: sums, and nobody's name. */
export class RestaurantSettlement {
  private constructor(
    readonly restaurant: Restaurant,
    readonly day: string,
    readonly lines: SettlementLine[]
  ) {}

  static async of(restaurant: Restaurant, day: string) {
    const rows = await filtered({}, { day, restaurant: restaurant.id })
      .leftJoin('users', 'users.id', 'charge.user_id')
      .select('charge.meal', 'charge.kind', 'users.name as user', ...sums())
      .groupBy('charge.meal', 'charge.kind', 'charge.user_id', 'users.name')
      .orderBy('users.name')
    const lines = rows.map((row) => ({
      ...(row as Pick<SettlementLine, 'meal' | 'kind' | 'user'>),
      ...sumsOf(row),
    }))
    return new RestaurantSettlement(
      restaurant,
      day,
      lines.sort(
        (a, b) => ORDER.indexOf(a.meal) - ORDER.indexOf(b.meal) || b.kind.localeCompare(a.kind)
      )
    )
  }

  /** The edition whose people were charged most; one that is worked on where nobody is left of them. */
  async edition(): Promise<Tournament | null> {
    const { day, restaurant } = this
    const [most] = await filtered({}, { day, restaurant: restaurant.id })
      .join('forms', 'forms.id', 'charge.form_id')
      .groupBy('forms.tournament_id')
      .orderByRaw('count(*) desc')
      .select('forms.tournament_id as id')
    if (most) return Tournament.find(most.id)
    return (await Tournament.active().first()) ?? Tournament.query().orderBy('id', 'desc').first()
  }

  get total(): Sums {
    return added(this.lines)
  }

  /** The sums of each meal and kind. */
  get byMeal() {
    const groups = Map.groupBy(this.lines, ({ meal, kind }) => `${meal} ${kind}`)
    return [...groups.values()].map((lines) => {
      const [{ meal, kind }] = lines
      return { meal, kind, ...added(lines) }
    })
  }

  /** The sums of each user who charged. */
  get byUser() {
    const groups = Map.groupBy(this.lines, ({ user }) => user)
    return [...groups].map(([user, lines]) => ({ user, ...added(lines) }))
  }
}
