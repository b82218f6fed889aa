import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { accessControl } from '#integrations/skidata/index'
import type { AccessControl } from '#integrations/skidata/access_control'
import { LoggedJob } from '#jobs/logged_job'
import { claim, deliver, nextTry } from '#models/gate/delivery'
import GateHealth from '#models/gate/health'

/** What is due later than this, the minute's run will find. */
const SOON_MS = 60_000

/**
 * Tells the gates what was ordered, for each card and each chip in its order. Runs when woken and
 * once a minute, so that an order whose wake-up was lost, or whose gate was away, still arrives. An
 * order may in the worst case, a crash between telling and noting it, be told twice: to the same
 * effect.
 */
export default class SendAccessOrders extends LoggedJob<Record<string, never>> {
  static options = { queue: 'gate', maxRetries: 0 }

  /** Tells the gate lane that there is something to send; the minute's run would find it too. */
  static async wake() {
    await this.dispatch({})
      .run()
      .catch((error) => logger.warn({ err: error }, 'gate lane not woken'))
  }

  async perform() {
    const gates = accessControl(() => GateHealth.nextTelegram())
    await Promise.all(Array.from({ length: gates.lines }, () => this.#send(gates)))
    // The queue of the tests knows no later.
    if (!app.inTest) await this.#again()
  }

  async #send(gates: AccessControl) {
    for (;;) {
      const order = await claim()
      if (!order) return
      const { ok, code, kind } = await deliver(gates, order)
      if (!ok) logger.warn({ order: order.id, attempt: order.attempts, code, kind }, 'gate order')
    }
  }

  /** Comes back by itself for what is to be tried within seconds; one job for each second at most. */
  async #again() {
    const at = await nextTry()
    if (!at) return
    const wait = Math.max(at.toMillis() - Date.now(), 500)
    if (wait > SOON_MS) return
    await SendAccessOrders.dispatch({})
      .in(wait)
      .dedup({ id: `again-${Math.ceil(at.toMillis() / 1000)}` })
      .run()
  }
}
