import { Secret } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sqlNow } from '#sql/bulk'
import env from '#start/env'
import { metrics } from '#operations/metrics'
import { emptyWorld } from '#tests/helpers/world'

test.group('Metrics', (group) => {
  emptyWorld(group)
  group.each.setup(() => () => {
    env.set('HEALTH_TOKEN', undefined as never)
    // `env.set` writes the word "undefined", which would be a valid token.
    delete process.env.HEALTH_TOKEN
  })

  test('the metrics do not exist while no token is set', async ({ client }) => {
    const response = await client.get('/metrics').header('authorization', 'Bearer ')
    response.assertStatus(404)
  })

  test('the metrics are refused with a wrong token', async ({ client }) => {
    env.set('HEALTH_TOKEN', new Secret('una-clave') as never)
    for (const token of ['', 'Bearer una-clav', 'Bearer una-clave2', 'una-clave'])
      (await client.get('/metrics').header('authorization', token)).assertStatus(401)
  })

  test('the metrics are Prometheus text for a valid token and start no session', async ({
    client,
    assert,
  }) => {
    env.set('HEALTH_TOKEN', new Secret('una-clave') as never)
    const response = await client.get('/metrics').header('authorization', 'Bearer una-clave')
    response.assertStatus(200)
    assert.include(response.header('content-type')!, 'text/plain; version=0.0.4')
    assert.isEmpty(response.cookies())
    const line =
      /^(# HELP \w+ .+|# TYPE \w+ (gauge|counter)|\w+(\{\w+="[^"\\]*"(,\w+="[^"\\]*")*\})? -?[\d.e+-]+)$/
    for (const text of response.text().trim().split('\n')) assert.match(text, line)
  })

  test('the metrics count requests by type and state, mails and the last backup', async ({
    assert,
  }) => {
    await db.table('backups').insert({
      forms: 1,
      files: 2,
      bytes: 3_000_000_000,
      created_at: sqlNow(db.connection()),
    })
    const text = await metrics()
    assert.include(text, 'acreditacion_database_up 1\n')
    assert.include(text, 'acreditacion_backup_last_bytes 3000000000\n')
    assert.include(text, 'acreditacion_mails{state="failed"} 0\n')
    assert.include(text, 'acreditacion_orders{kind="documents",state="still"} 0\n')
    assert.match(text, /acreditacion_lane_workers\{lane="mail"\} \d/)
    assert.match(text, /acreditacion_info\{version="[\d.]+",node="v\d/)
  })
})
