import { AsyncLocalStorage } from 'node:async_hooks'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Work = (trx: TransactionClientContract) => Promise<unknown>
type Query = (connection: unknown, statement: { sql?: string } | string) => Promise<unknown>

const transaction = new AsyncLocalStorage<{ isOpen: boolean }>()

function refuseInside(statement: string) {
  if (transaction.getStore()?.isOpen)
    throw new Error(`A statement of an open transaction has to use its client: ${statement}`)
}

/**
 * Fails a statement that runs inside a transaction but past its client. Within the transaction of a test
 * it would work; the product would read what is not committed yet, or wait for the only connection of SQLite.
 */
export function refuseOtherConnections(world: TransactionClientContract) {
  const { client } = world.knexClient as unknown as { client: { query: Query } }
  const query = client.query.bind(client)
  client.query = async (connection, statement) => {
    refuseInside(typeof statement === 'string' ? statement : String(statement.sql))
    return query(connection, statement)
  }
  const begin = world.transaction.bind(world) as (work?: Work, options?: object) => Promise<unknown>
  const guarded = async (work?: Work, options?: object) => {
    refuseInside('begin')
    if (!work) return begin()
    const state = { isOpen: true }
    return begin(async (trx) => {
      try {
        return await transaction.run(state, () => work(trx))
      } finally {
        state.isOpen = false
      }
    }, options)
  }
  Object.assign(world, { transaction: guarded })
}
