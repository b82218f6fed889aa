import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { retention } from '#config/retention'
import { TraceSearchSchema } from '#database/schema'
import type { SearchReport } from '#operations/file_search'
import { sqlNow } from '#sql/bulk'

/** Operators are told after this time without a proof. */
const LONGEST_WITHOUT_PROOF = { hours: 48 }

/** The search for the canary of a purge: where, and what was found. */
export default class TraceSearch extends TraceSearchSchema {
  declare places: SearchReport[]

  static async keep(places: SearchReport[], { erased }: { erased: boolean }) {
    const now = DateTime.utc()
    const traces = places.reduce((sum, place) => sum + place.traces.length, 0)
    await this.create({ places, traces, erased, at: now })
    const limit = sqlNow(db.connection(), now.minus({ days: retention.jobDays }))
    await this.query().where('at', '<', limit).delete()
  }

  static last() {
    return this.query().orderBy('id', 'desc').first()
  }

  get isStale() {
    return this.at < DateTime.utc().minus(LONGEST_WITHOUT_PROOF)
  }
}
