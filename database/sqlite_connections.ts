import { setImmediate } from 'node:timers/promises'
import Client from 'knex/lib/dialects/better-sqlite3/index.js'

const { runner, _query: query, destroy } = Client.prototype

/**
 * Runs what only reads, outside of a transaction, on a connection of its own, if the client has the
 * option `reads`: it need not wait for the transaction that has the only connection of the pool, and
 * sees what was committed before.
 */
Client.prototype.runner = function (builder) {
  const made = runner.call(this, builder)
  if (this.connectionSettings.options?.reads && !this.transacting && onlyReads(builder))
    made.connection = this.reader ??= openReader(this)
  return made
}

Client.prototype.destroy = async function (callback) {
  this.reader?.close()
  this.reader = undefined
  return destroy.call(this, callback)
}

const SLICE_MS = 10
let began = performance.now()

/** Lets others have their turn: SQLite answers without leaving the event loop. */
Client.prototype._query = async function (connection, statement) {
  if (performance.now() - began >= SLICE_MS) {
    await setImmediate()
    began = performance.now()
  }
  return query.call(this, connection, statement)
}

const READING = /^\s*(select\b|with\b(?!.*\b(insert|update|delete)\b))/is

const onlyReads = ({ _method, sql }: { _method?: string; sql?: string }) =>
  sql === undefined ? ['select', 'first', 'pluck'].includes(_method!) : READING.test(sql)

function openReader({ driver: Driver, connectionSettings, config }: Client) {
  const reader = new Driver(connectionSettings.filename)
  config.pool.afterCreate(reader, () => reader.pragma('query_only = ON'))
  return reader
}
