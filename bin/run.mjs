/**
 * Runs a task of the project on any machine with Node 20 or newer: `node bin/run.mjs <task> [args]`.
 * Fetches a private Node 24 where the machine has an older one, then hands over to the task.
 */
import { enterNode24, hasNode24 } from './launcher/node24.mjs'
import { Failure, Stopped } from './launcher/process.mjs'

const [task, ...args] = process.argv.slice(2)

try {
  if (hasNode24) {
    const { runTask } = await import('./launcher/tasks.mjs')
    process.exitCode = await runTask(task, args)
  } else {
    process.exitCode = await enterNode24(process.argv.slice(1))
  }
} catch (error) {
  if (error instanceof Stopped) {
    process.exitCode = error.code
  } else if (error instanceof Failure) {
    console.error(error.message)
    process.exitCode = 1
  } else {
    throw error
  }
}
