import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import redis from '@adonisjs/redis/services/main'
import { rewriteRedisFile } from '#operations/redis_file'
import { folderOfTest } from '#tests/helpers/folders'
import { freePort } from '#tests/helpers/ports'
import { Running } from '#tests/helpers/running'
import { until } from '#tests/helpers/until'

/** Redis writes a file under another name first. */
function textOf(path: string) {
  try {
    return readFileSync(path, 'latin1')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return ''
  }
}

test.group('The file of Redis', () => {
  test('what Redis has deleted is rewritten away from its file', async ({ assert, cleanup }) => {
    const folder = folderOfTest('redis')
    const port = await freePort()
    const server = new Running('redis-server', [
      ...['--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'yes'],
    ])
    cleanup(() => server.kill())
    await server.saying(/Ready to accept connections/)
    const address = { host: '127.0.0.1', port, password: undefined, username: undefined }
    const connection = redis.connection('main').ioConnection.duplicate(address)
    cleanup(() => connection.disconnect())
    const written = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => textOf(join(parentPath, name)))
        .join()
    await connection.set('flash', 'Zqborrada')
    await connection.del('flash')
    await until(() => written().includes('Zqborrada'), 'the file has the text')
    assert.isTrue(await rewriteRedisFile(connection))
    await until(() => !written().includes('Zqborrada'), 'the file is rewritten')
    connection.bgrewriteaof = () => Promise.reject(new Error('not allowed'))
    assert.isFalse(await rewriteRedisFile(connection))
  })
})
