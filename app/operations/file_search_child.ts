import { endAtOnce } from '#process/end_at_once'
import { searchFiles, type SearchOrder } from '#operations/file_search'

/** A process of its own: closing SQLite's file in a process that uses it would end its locks. */
process.once('disconnect', endAtOnce)
process.once('message', async (order: SearchOrder) => {
  process.send!(await searchFiles(order))
})
