/** What a server's processes take, as the kernel counts it (Linux). */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS = 100
const read = (path) => readFileSync(`/proc/${path}`, 'utf8')

/** Milliseconds of CPU that the process and its ended children have used. */
export function cpuOf(pid) {
  const fields = read(`${pid}/stat`).split(') ')[1].split(' ')
  return (fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 1000) / TICKS
}

/** Megabytes of the process now, and of its children. */
export function memoryOf(pid) {
  const children = readdirSync('/proc').filter(
    (other) => /^\d+$/.test(other) && parentOf(other) === String(pid)
  )
  return { server: rss(pid), children: children.reduce((sum, child) => sum + rss(child), 0) }
}

const rss = (pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`${pid}/status`))?.[1] ?? 0) / 1024

function parentOf(pid) {
  try {
    return read(`${pid}/stat`).split(') ')[1].split(' ')[1]
  } catch {
    return null
  }
}
