import Transaction from 'knex/lib/execution/transaction.js'

const COMMITS = 1
const ROLLS_BACK = 2

const { query } = Transaction.prototype
const undecided = new WeakSet<object>()

/**
 * Runs BEGIN, COMMIT and savepoints so that a failure reaches the caller. Knex's own `query` swallows
 * it, and `await trx.commit()` would resolve whatever the database answers.
 */
Transaction.prototype.query = async function (connection, sql, status, value) {
  if (status === ROLLS_BACK) return query.call(this, connection, sql, status, value)
  // Locks from the start: else SQLite fails at once if another process has written in between.
  const locks = sql === 'BEGIN;' && connection.readonly === false
  const answer = this.trxClient.query(connection, locks ? 'BEGIN IMMEDIATE;' : sql)
  if (status === COMMITS) this._completed = true
  try {
    const { response } = await answer
    // PostgreSQL answers so if a statement of the transaction has failed; the driver sees no error.
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
 * Removes files that were stored for a failed transaction. If the connection broke during COMMIT, the
 * outcome is unknown and the files stay: an extra file harms less than a lost one.
 */
export async function discardAfter(error: unknown, discard: () => Promise<unknown>) {
  if (!undecided.has(error as object)) await discard()
}
