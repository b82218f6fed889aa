import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import Restaurant from '#models/restaurant'
import {
  chargesIn,
  describeCharges,
  filterCharges,
  type ChargeRow,
  type ChargeFilter,
  type LogScope,
} from '#meals/charges'
import { addSums, sumColumns, sumsOf, type Sums } from '#meals/sums'
import Tournament from '#models/tournament'
import { PER_PAGE } from '#queries/page'
import User from '#models/user'
import { OFFICE_ZONE } from '#shared/days'
import { rowsInParts } from '#sql/bulk'
import { isPostgres } from '#sql/dialect'
import { byName } from '#text/name_order'

const CHUNK = 1000
const DAYS = 90
/** A quarter of an hour. Time zones differ by multiples of it. */
const QUARTER_S = 900

/** Sums leave out undone charges, so that they agree with the ledger. */
export class RestaurantLog {
  constructor(
    readonly filter: ChargeFilter,
    readonly scope: LogScope
  ) {}

  static async scopeOf(user: User): Promise<LogScope> {
    const types = user.formTypes ?? undefined
    const minors = user.seesMinors ? [] : ['minors' as const]
    if (user.may('readAllCharges')) return { types, hides: ['restricted', ...minors] }
    const own = await user.related('restaurants').query()
    // A restaurant knows its customers, but not their addresses: a search would tell one letter by letter.
    return { restaurants: own.map(({ id }) => id), types, findsByCard: true }
  }

  static async timeZone() {
    const [active] = await Tournament.active()
    return active?.timeZone ?? OFFICE_ZONE
  }

  static async days(scope: LogScope): Promise<string[]> {
    const days = chargesIn(scope).whereNotNull('charge.day').distinct('charge.day as day')
    return (await days.orderBy('day', 'desc').limit(DAYS)).map(({ day }) => day)
  }

  page(page: number) {
    return this.#described().orderBy('charge.id', 'desc').paginate(page, PER_PAGE)
  }

  async *rows(): AsyncGenerator<ChargeRow> {
    for await (const rows of rowsInParts(() => this.#described(), { size: CHUNK, id: 'charge.id' }))
      yield* rows
  }

  async totals() {
    const people = 'count(distinct case when undoing.id is null then charge.form_id end) as people'
    const [row]: (Sums & { people: number })[] = await this.#charges().select(
      ...sumColumns(),
      db.raw(people)
    )
    return { ...sumsOf(row), people: row.people }
  }

  /** Hours after midnight of the same day come last. */
  async byHour(timeZone: string): Promise<({ hour: number } & Sums)[]> {
    const { day } = this.filter
    const postgres = isPostgres()
    const seconds = postgres
      ? 'cast(floor(extract(epoch from charge.at)) as bigint)'
      : `cast(strftime('%s', charge.at) as integer)`
    const quarter = `${seconds} / ${QUARTER_S}`
    const rows = await this.#charges()
      .select(db.raw(`${quarter} as quarter`), ...sumColumns())
      .groupByRaw(quarter)
    const hours = Map.groupBy(rows, (row) => {
      const at = DateTime.fromSeconds(row.quarter * QUARTER_S, { zone: timeZone })
      return at.hour + (day && at.toISODate()! > day ? 24 : 0)
    })
    if (hours.size === 0) return []
    const [first, last] = [Math.min(...hours.keys()), Math.max(...hours.keys())]
    return Array.from({ length: last - first + 1 }, (_, index) => ({
      hour: (first + index) % 24,
      ...addSums((hours.get(first + index) ?? []).map(sumsOf)),
    }))
  }

  async choices() {
    const { restaurants } = this.scope
    const users = filterCharges(this.scope, { day: this.filter.day }).distinct('charge.user_id')
    return {
      restaurants: await Restaurant.sortedByName(
        Restaurant.query().if(restaurants, (query) => query.whereIn('id', restaurants!))
      ),
      users: (await User.query().whereIn('id', users)).toSorted(byName),
    }
  }

  #charges() {
    return filterCharges(this.scope, this.filter)
  }

  #described() {
    return describeCharges(this.#charges(), this.scope)
  }
}
