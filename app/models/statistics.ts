import cache from '@adonisjs/cache/services/main'

/** Name of the cache's part that holds figures; emptied as a whole. */
export const STATISTICS = 'statistics'

/**
 * A figure that is read from many rows: for a minute everybody who may see the same gets the
 * same. The key names the figure, the edition and the form types.
 */
export const remembered = <T>(key: (string | number)[], factory: () => Promise<T>): Promise<T> =>
  cache.namespace(STATISTICS).getOrSet({ key: key.join(':'), ttl: '1m', factory })
