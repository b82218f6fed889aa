import emitter from '@adonisjs/core/services/emitter'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Ordered = 'mails:ordered' | 'gates:ordered'

const emitted = new WeakMap<TransactionClientContract, Set<Ordered>>()

/** Once per transaction, however often it is called. */
export function emitAfterCommit(trx: TransactionClientContract, event: Ordered) {
  const events = emitted.get(trx) ?? new Set()
  if (events.has(event)) return
  emitted.set(trx, events.add(event))
  trx.after('commit', () => emitter.emit(event, {}))
}
