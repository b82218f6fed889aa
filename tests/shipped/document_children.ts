import { readdirSync, readFileSync } from 'node:fs'
import { until } from '#tests/helpers/until'
import type { Product } from '#tests/shipped/product'

/** What a process was called with, or what is in its environment; nothing if it has ended. */
function wordsOf(pid: string, what: 'cmdline' | 'environ') {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** The processes that make documents of a product, by the run they work on. */
export function documentChildren({ storage }: Product) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => wordsOf(pid, 'environ').includes(`STORAGE_DIR=${storage}`))
    .flatMap((pid) => {
      const words = wordsOf(pid, 'cmdline')
      const run = words[words.indexOf('document:make') + 1]
      return words.includes('document:make') ? [{ pid: Number(pid), run: Number(run) }] : []
    })
}

/** Sends a signal to the next process that makes a document. @returns the run it works on */
export async function signalNextChild(product: Product, signal: 'SIGSTOP' | 'SIGKILL') {
  return until(
    () => {
      const [child] = documentChildren(product)
      return child && process.kill(child.pid, signal) && child.run
    },
    'a document is being made',
    120
  )
}
