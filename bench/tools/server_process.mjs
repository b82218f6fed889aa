/** What a server's processes take, as the kernel counts it (Linux). */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS = 100

/** Milliseconds of CPU that the process and its ended children have used. */
export function cpuOf(pid) {
  const times = statOf(pid).slice(11, 15)
  return (times.reduce((sum, ticks) => sum + Number(ticks), 0) * 1000) / TICKS
}

/** Megabytes of the process now, and of its children. */
export function memoryOf(pid) {
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = others.filter((other) => statOf(other)[1] === String(pid))
  return { server: rss(pid), children: children.reduce((sum, child) => sum + rss(child), 0) }
}

const rss = (pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`${pid}/status`))?.[1] ?? 0) / 1024

/** From the state of the process on; the second is its parent. */
const statOf = (pid) => read(`${pid}/stat`).split(') ').at(-1).split(' ')

/** Empty if the process has ended. */
function read(path) {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}
