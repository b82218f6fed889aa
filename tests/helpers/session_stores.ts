import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { TestContext } from '@japa/runner/core'
import sessionConfig from '#config/session'

type Method = 'read' | 'write' | 'touch' | 'destroy'
const methods: Method[] = ['read', 'write', 'touch', 'destroy']

/** Watches the session store; `fail` makes it unavailable from now on. */
export async function sessionStore({ cleanup }: Pick<TestContext, 'cleanup'>) {
  const { stores } = (await configProvider.resolve<any>(app, sessionConfig))!
  const prototype = Object.getPrototypeOf(stores.memory())
  const calls: Method[] = []
  const ids = new Set<string>()
  let away = false
  for (const method of methods) {
    const real = prototype[method]
    prototype[method] = function (...given: unknown[]) {
      calls.push(method)
      ids.add(String(given[0]))
      if (away) throw new Error(`the store is away: ${JSON.stringify(given)}`)
      return real.apply(this, given)
    }
    cleanup(() => {
      prototype[method] = real
    })
  }
  return {
    /** All writes to the store. */
    written: () => calls.filter((method) => method !== 'read'),
    ids: () => [...ids],
    /** What a thief of the store reads. */
    raw: () => JSON.stringify([...ids].map((id) => stores.memory().store.read(id))),
    fail: () => {
      away = true
    },
    recover: () => {
      away = false
    },
  }
}
