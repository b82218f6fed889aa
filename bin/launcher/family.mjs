/**
 * Processes that carry a mark in their environment, also those whose parents have ended: browsers
 * start groups of their own. Linux only; elsewhere a family is empty.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Numbers of the processes with `mark`, such as `NAME=value`, in their environment. */
export function family(mark) {
  return processes().filter((pid) => pid !== process.pid && environmentOf(pid).includes(mark))
}

/** The values of a variable in the environments of all processes. */
export function valuesOf(name) {
  const values = processes().flatMap((pid) =>
    environmentOf(pid)
      .filter((entry) => entry.startsWith(`${name}=`))
      .map((entry) => entry.slice(name.length + 1))
  )
  return new Set(values)
}

/** Asks all of a family to end, and kills those that have not after a while. */
export async function endFamily(mark) {
  for (const name of ['SIGTERM', 'SIGKILL']) {
    signal(family(mark), name)
    await untilEnded(mark, 5000)
  }
}

/** Waits until no process of a family is left, at most some `milliseconds`. */
export async function untilEnded(mark, milliseconds) {
  const end = Date.now() + milliseconds
  while (family(mark).length > 0 && Date.now() < end) await sleep(100)
}

/** Its processes as lines for people: number, age, state, command. */
export function familyTree(mark) {
  const pids = family(mark)
  if (pids.length === 0) return []
  try {
    const columns = ['-o', 'pid,ppid,etime,stat,args', '--forest', '-p', pids.join()]
    const shown = execFileSync('ps', columns, { encoding: 'utf8', timeout: 5000 })
    return shown
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(0, 160))
  } catch {
    // They have ended since, or there is no `ps`.
    return []
  }
}

function processes() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    // It has ended, or belongs to somebody else.
    return []
  }
}

function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended since.
    }
  }
}
