import { searchFiles, type Order } from '#operations/file_search'

/** A process of its own: closing SQLite's file in a process that uses it would end its locks. */
process.once('disconnect', () => process.exit(1))
process.once('message', async (order: Order) => {
  process.send!(await searchFiles(order), () => process.exit(0))
})
