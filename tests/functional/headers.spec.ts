import { test } from '@japa/runner'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('Headers of answers', (group) => {
  emptyWorld(group)

  test('{path} lets no other site frame it, read its address or open its window')
    .with([
      { path: '/', status: 200 },
      { path: '/no-such-page', status: 404 },
      { path: '/favicon.svg', status: 200 },
      { path: '/merchant/login', status: 200 },
    ])
    .run(async ({ client }, { path, status }) => {
      await openTournaments()
      const response = await client.get(path)
      response.assertStatus(status)
      response.assertHeader('x-content-type-options', 'nosniff')
      response.assertHeader('x-frame-options', 'SAMEORIGIN')
      response.assertHeader('referrer-policy', 'same-origin')
      response.assertHeader('cross-origin-opener-policy', 'same-origin')
      response.assertHeader(
        'permissions-policy',
        'camera=(self), geolocation=(), microphone=(), payment=()'
      )
    })

  test('browsers keep no page of the office, and forget portraits at the logout', async ({
    client,
  }) => {
    await openTournaments()
    const user = await people.reviewer()
    for (const path of ['/merchant', '/merchant/mform/press', '/merchant/no-such-page']) {
      const page = await client.get(path).loginAs(user)
      page.assertHeader('cache-control', 'no-store')
    }
    const over = await client.post('/merchant/logout').loginAs(user).withCsrfToken().redirects(0)
    over.assertHeader('clear-site-data', '"cache"')
  })
})
