import RunBatch from '#jobs/run_batch'
import { AT_ONCE, type default as ChangeBatch } from '#models/change_batch'

/** How long somebody waits for the answer before the progress is shown instead. */
const PATIENCE = 3000

/**
 * Begins a change of many: at once where it is small, else with the queue's help.
 * @returns whether it is over already
 */
export async function beginBatch(batch: ChangeBatch): Promise<boolean> {
  if (batch.total <= AT_ONCE) return batch.work()
  await RunBatch.dispatch({ batchId: batch.id }).run()
  return batch.work({ atMost: PATIENCE })
}
