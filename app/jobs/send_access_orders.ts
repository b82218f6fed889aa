import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { gateDriver } from '#integrations/gate_driver'
import type { AccessControl } from '#gates/access_control'
import { LoggedJob } from '#jobs/logged_job'
import { claimOrder, deliverOrder, nextTry } from '#gates/delivery'
import GateHealth from '#models/gate_health'
import { stopping } from '#process/stop_signal'

const SOON_MS = 60_000

/**
 * Sends access orders to the gates, in order for each card and chip; runs when woken and every
 * minute. After a crash between sending and recording, an order is sent again, to the same effect.
 */
export default class SendAccessOrders extends LoggedJob<Record<string, never>> {
  static options = { queue: 'gate', maxRetries: 0 }

  static async wake() {
    await this.dispatch({})
      .run()
      .catch((error) => logger.warn({ err: error }, 'gate lane not woken'))
  }

  async perform() {
    const gates = gateDriver(() => GateHealth.nextTelegram())
    await Promise.all(Array.from({ length: gates.lines }, () => this.#send(gates)))
    if (!app.inTest) await this.#queueAgain()
  }

  async #send(gates: AccessControl) {
    while (!stopping.aborted) {
      const order = await claimOrder()
      if (!order) return
      const { ok, code, kind } = await deliverOrder(gates, order)
      if (!ok) logger.warn({ order: order.id, attempt: order.attempts, code, kind }, 'gate order')
    }
  }

  /** Queues itself for orders due within seconds, at most one job per second. */
  async #queueAgain() {
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
