import emitter from '@adonisjs/core/services/emitter'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type OrderEvent = 'mails:ordered' | 'gates:ordered' | 'editions:closed'

const emitted = new WeakMap<TransactionClientContract, Set<OrderEvent>>()

/** Emits an event at most once for each transaction. */
export function emitAfterCommit(trx: TransactionClientContract, event: OrderEvent) {
  const events = emitted.get(trx) ?? new Set()
  if (events.has(event)) return
  emitted.set(trx, events.add(event))
  trx.after('commit', () => emitter.emit(event, {}))
}
