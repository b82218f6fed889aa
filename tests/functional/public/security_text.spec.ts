import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import env from '#start/env'
import { emptyWorld } from '#tests/helpers/world'

const PATH = '/.well-known/security.txt'

test.group('The address for security findings', (group) => {
  emptyWorld(group)
  group.each.teardown(() => env.set('SECURITY_CONTACT', ''))

  test('security.txt names {contact} as {written}')
    .with([
      { contact: 'security@example.com', written: 'mailto:security@example.com' },
      { contact: 'mailto:a@example.com', written: 'mailto:a@example.com' },
      { contact: 'https://example.com/report', written: 'https://example.com/report' },
    ])
    .run(async ({ client, assert }, { contact, written }) => {
      env.set('SECURITY_CONTACT', contact)
      const response = await client.get(PATH)
      response.assertStatus(200)
      response.assertHeader('content-type', 'text/plain; charset=utf-8')
      const lines = new Map(
        response
          .text()
          .trim()
          .split('\n')
          .map((line) => line.split(/: (.*)/) as [string, string])
      )
      assert.equal(lines.get('Contact'), written)
      assert.match(lines.get('Canonical')!, /^https?:\/\/.+\/\.well-known\/security\.txt$/)
      const expires = DateTime.fromISO(lines.get('Expires')!)
      assert.isTrue(expires > DateTime.utc() && expires < DateTime.utc().plus({ years: 1 }))
    })

  test('without an address, there is no security.txt', async ({ client }) => {
    ;(await client.get(PATH)).assertStatus(404)
  })
})
