import Transaction from 'knex/lib/execution/transaction.js'

const COMMITS = 1
const ROLLS_BACK = 2

const { query } = Transaction.prototype
const undecided = new WeakSet<object>()

/**
 * Runs BEGIN, COMMIT and their savepoints so that a failure reaches the caller: knex's own `query`
 * swallows it, and `await trx.commit()` would resolve whatever the database answers.
 */
Transaction.prototype.query = async function (connection, sql, status, value) {
  if (status === ROLLS_BACK) return query.call(this, connection, sql, status, value)
  // Without the lock from the start SQLite fails at once where another process wrote in between.
  const locks = sql === 'BEGIN;' && connection.readonly === false
  const answer = this.trxClient.query(connection, locks ? 'BEGIN IMMEDIATE;' : sql)
  if (status === COMMITS) this._completed = true
  try {
    const { response } = await answer
    // PostgreSQL's way to end a transaction in which a statement failed; it is no error to the driver.
    if (status === COMMITS && response?.command === 'ROLLBACK')
      throw Object.assign(new Error('COMMIT was answered by ROLLBACK'), { severity: 'ERROR' })
    if (status === COMMITS) this._resolver(value)
    return response
  } catch (error: any) {
    this._completed = true
    // SQLite keeps the transaction open, and with it the only connection of the pool.
    if (!this.outerTx && connection.inTransaction) connection.exec('ROLLBACK')
    const isAnswer = 'inTransaction' in connection || error.severity === 'ERROR'
    if (status === COMMITS && !isAnswer) undecided.add(error)
    this._rejecter(error)
    throw error
  }
}

/**
 * Removes what was stored for a transaction that failed. Where the connection broke during COMMIT
 * nobody knows whether it failed: then everything stays, a file too many harms less than one lost.
 */
export async function discardAfter(error: unknown, discard: () => Promise<unknown>) {
  if (!undecided.has(error as object)) await discard()
}
