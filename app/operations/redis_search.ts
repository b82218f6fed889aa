import redis from '@adonisjs/redis/services/main'
import type { SearchReport } from '#operations/file_search'

const PREFIX = 'acreditacion:'

const client = () => redis.connection('main').ioConnection.duplicate({ keyPrefix: '' })
type Client = ReturnType<typeof client>

const readers: Record<string, (connection: Client, key: string) => Promise<unknown>> = {
  string: (connection, key) => connection.get(key),
  hash: (connection, key) => connection.hgetall(key),
  list: (connection, key) => connection.lrange(key, 0, -1),
  set: (connection, key) => connection.smembers(key),
  zset: (connection, key) => connection.zrange(key, 0, -1),
}

export async function searchRedis(mark: string): Promise<SearchReport> {
  const result: SearchReport = { place: 'redis', files: 0, bytes: 0, unread: 0, traces: [] }
  const connection = client()
  try {
    for await (const keys of connection.scanStream({ match: `${PREFIX}*`, count: 500 }))
      for (const key of keys as string[]) {
        const read = readers[await connection.type(key)]
        const text = JSON.stringify([key, await read?.(connection, key)])
        result.files++
        result.bytes += text.length
        if (!read) result.unread++
        if (text.toLowerCase().includes(mark)) result.traces.push(key)
      }
    return result
  } finally {
    connection.disconnect()
  }
}
