import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import type { ChangedRecord } from '#models/card/staleness'
import type { RunKind } from '#runs/open_runs'

/*
| Jobs that follow from written rows. The code that emits waits for the listener, so a failure of
| the queue reaches the person who ordered.
*/

emitter.on('mails:ordered', async () => {
  const { default: DeliverMails } = await import('#jobs/deliver_mails')
  await DeliverMails.wake()
})

emitter.on('gates:ordered', async () => {
  const { default: SendAccessOrders } = await import('#jobs/send_access_orders')
  await SendAccessOrders.wake()
})

emitter.on('editions:closed', async () => {
  const { default: PurgeExpired } = await import('#jobs/purge_expired')
  await PurgeExpired.dispatch({}).run()
})

emitter.on('run:ordered', async ({ kind, id }) => {
  const { dispatchRun } = await import('#jobs/jobs_of_runs')
  await dispatchRun(kind, id)
})

/** Delay of a job that repeats the work of this process, in case this process dies. */
const RETRY_DELAY = '1m'

emitter.on('cards:outdated', async ({ retryLater, ...changed }) => {
  const { default: FollowCards } = await import('#jobs/follow_cards')
  const job = FollowCards.dispatch(changed)
  // The test queue has no delays.
  await (retryLater && !app.inTest ? job.in(RETRY_DELAY) : job).run()
})

emitter.on('person:erased', async () => {
  const { default: EraseRemains } = await import('#jobs/erase_remains')
  await EraseRemains.dispatch({}).run()
})

declare module '@adonisjs/core/types' {
  interface EventsList {
    /** Mails wait for their delivery, or the mail server is to be tried again. */
    'mails:ordered': {}
    /** Access orders wait for the gates. */
    'gates:ordered': {}
    /** The people of an edition are to be forgotten. */
    'editions:closed': {}
    /** A document, a bulk change or an import waits for a worker. */
    'run:ordered': { kind: RunKind; id: number }
    /** The rows of a person are deleted; their bytes wait to be overwritten. */
    'person:erased': {}
    /** Printed cards may be out of date. `retryLater` if this process handles them itself. */
    'cards:outdated': ChangedRecord & { userId: number; retryLater: boolean }
  }
}
