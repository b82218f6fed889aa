import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import Restaurant from '#models/restaurant'
import {
  chargesIn,
  described,
  filtered,
  type ChargeRow,
  type LogFilter,
  type LogScope,
} from '#models/restaurant_log/charges'
import { added, sums, sumsOf, type Sums } from '#models/restaurant_log/sums'
import Tournament from '#models/tournament'
import User from '#models/user'

const PER_PAGE = 50
const CHUNK = 1000
/** Days that one may choose from. */
const DAYS = 90
/** Seconds: no time zone is shifted by less. */
const QUARTER = 900

/**
 * The charges of the restaurants as the ledger has them, each with whether it was taken back.
 * Sums leave those out, so that they are the ledger's own.
 */
export class RestaurantLog {
  constructor(
    readonly filter: LogFilter,
    readonly scope: LogScope
  ) {}

  /** What of the charges somebody may see. */
  static async scopeOf(user: User): Promise<LogScope> {
    const types = user.formTypes ?? undefined
    if (user.role !== 'restaurant') return { types }
    const own = await user.related('restaurants').query()
    return { restaurants: own.map(({ id }) => id), types }
  }

  /** The time zone that days and hours are meant in. */
  static async zone() {
    const [active] = await Tournament.active()
    return active?.timeZone ?? 'Europe/Madrid'
  }

  /** Days with charges that somebody may see, the latest first. */
  static async days(scope: LogScope): Promise<string[]> {
    const days = chargesIn(scope).whereNotNull('charge.day').distinct('charge.day as day')
    return (await days.orderBy('day', 'desc').limit(DAYS)).map(({ day }) => day)
  }

  page(page: number) {
    return described(this.#charges()).orderBy('charge.id', 'desc').paginate(page, PER_PAGE)
  }

  /** All of them, the oldest first, read while they are written. */
  async *rows(): AsyncGenerator<ChargeRow> {
    for (let last = 0; ;) {
      const later = described(this.#charges()).where('charge.id', '>', last)
      const rows = await later.orderBy('charge.id').limit(CHUNK)
      yield* rows as ChargeRow[]
      if (rows.length < CHUNK) return
      last = rows.at(-1)!.id
    }
  }

  /** What all of them come to, and how many people were charged and have not had it back. */
  async totals() {
    const people = 'count(distinct case when undoing.id is null then charge.form_id end) as people'
    const [row] = await this.#charges().select(...sums(), db.raw(people))
    return { ...sumsOf(row), people: Number(row.people) }
  }

  /**
   * What was charged in each hour of a zone, from the first to the last one; hours of a day that
   * come after its midnight stand behind the others.
   */
  async byHour(zone: string): Promise<({ hour: number } & Sums)[]> {
    const { day } = this.filter
    const postgres = db.connection().dialect.name === 'postgres'
    const seconds = postgres
      ? 'cast(floor(extract(epoch from charge.at)) as bigint)'
      : `cast(strftime('%s', charge.at) as integer)`
    const quarter = `${seconds} / ${QUARTER}`
    const rows = await this.#charges()
      .select(db.raw(`${quarter} as quarter`), ...sums())
      .groupByRaw(quarter)
    const hours = Map.groupBy(rows, (row) => {
      const at = DateTime.fromSeconds(Number(row.quarter) * QUARTER, { zone })
      return at.hour + (day && at.toISODate()! > day ? 24 : 0)
    })
    const [first, last] = [Math.min(...hours.keys()), Math.max(...hours.keys())]
    const length = hours.size && last - first + 1
    return Array.from({ length }, (_, index) => ({
      hour: (first + index) % 24,
      ...added((hours.get(first + index) ?? []).map(sumsOf)),
    }))
  }

  /** Where charges may have been made, and by whom on that day. */
  async choices() {
    const { restaurants } = this.scope
    const users = filtered(this.scope, { day: this.filter.day }).distinct('charge.user_id')
    return {
      restaurants: await Restaurant.byName().if(restaurants, (all) =>
        all.whereIn('id', restaurants!)
      ),
      users: await User.query().whereIn('id', users).orderBy('name'),
    }
  }

  #charges() {
    return filtered(this.scope, this.filter)
  }
}
