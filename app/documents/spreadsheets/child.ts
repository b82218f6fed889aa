import { endAtOnce } from '#process/end_at_once'
import { readList, type ListOrder } from '#documents/spreadsheets/reading'
import { Unreadable } from '#documents/spreadsheets/unreadable'

/** The program of the child process: reads one list and ends. It does not start the application. */
process.once('disconnect', endAtOnce)
process.once('message', async (order: ListOrder) => {
  const answer = await readList(order).then(
    (facts) => ({ facts }),
    (error) => {
      if (error instanceof Unreadable) return { reason: error.reason, values: error.values }
      throw error
    }
  )
  process.send!(answer)
})
