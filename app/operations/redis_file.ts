import logger from '@adonisjs/core/services/logger'
import redis from '@adonisjs/redis/services/main'

/**
 * Redis writes each command into its append-only file. What was deleted stays there until the file is rewritten.
 * @returns false if it is not; the log has the reason
 */
export async function rewriteRedisFile(connection = redis.connection('main').ioConnection) {
  try {
    if (/^aof_enabled:1/m.test(await connection.info('persistence')))
      await connection.bgrewriteaof()
    return true
  } catch (error) {
    // A hosted Redis may not allow it.
    logger.warn({ err: error }, 'the file of Redis is not rewritten')
    return false
  }
}
