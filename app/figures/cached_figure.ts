import cache from '@adonisjs/cache/services/main'

export const STATISTICS = 'statistics'

/** Cached for a minute. The key must name the figure, the edition and the form types. */
export const cachedFigure = <T>(key: (string | number)[], factory: () => Promise<T>): Promise<T> =>
  cache.namespace(STATISTICS).getOrSet({ key: key.join(':'), ttl: '1m', factory })
