import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { WorkerSchema } from '#database/schema'
import { sqlNow } from '#sql/bulk'

const SILENCE = { seconds: 45 }

/** `since` in ISO; null while idle. */
export type Occupation = { job: string; since: string } | null

export default class WorkerProcess extends WorkerSchema {
  static table = 'workers'
  static selfAssignPrimaryKey = true

  declare kind: 'web' | 'worker'
  declare lanes: Record<string, Occupation>

  /** Lanes in which no living worker is idle are `busy`. */
  static async lanes() {
    const all = (await this.alive()).flatMap(({ lanes }) => Object.entries(lanes))
    const idle = new Set(all.filter(([, occupation]) => !occupation).map(([lane]) => lane))
    const busy = new Set(all.map(([lane]) => lane)).difference(idle)
    return { idle: [...idle], busy: [...busy] }
  }

  static async forgetDead() {
    const limit = DateTime.utc().minus({ hours: 1 })
    await this.query().where('seenAt', '<', stored(limit)).delete()
  }

  static alive() {
    const now = DateTime.utc()
    return (
      this.query()
        .where('seenAt', '>', stored(now.minus(SILENCE)))
        // A process that died while the clock was ahead left a time that is still to come.
        .where('seenAt', '<', stored(now.plus(SILENCE)))
        .orderBy('startedAt')
        .orderBy('id')
    )
  }
}

const stored = (at: DateTime) => sqlNow(db.connection(), at)
