import { createUrlBuilder } from '@adonisjs/core/http/url_builder_client'
import { test } from '@japa/runner'

// The compiler keeps the sources of the pages in a project of their own.
const source = (path: string) => new URL(`../../../${path}`, import.meta.url).href
const { tokensOf } = await import(source('inertia/route_tokens.ts'))
const { registry } = await import(source('.adonisjs/client/registry/index.ts'))

test.group('Addresses in the browser', () => {
  test('the parts of each route are read from its pattern as the server reads them', ({
    assert,
  }) => {
    const routes: { pattern: string; tokens: object[] }[] = Object.values(registry.routes)
    assert.isAbove(routes.length, 100)
    for (const { pattern, tokens } of routes)
      assert.deepEqual(tokensOf(pattern), pattern === '/' ? [] : tokens, pattern)
  })

  test('a parameter is encoded, so that it changes nothing else of the address', ({ assert }) => {
    const pattern = '/merchant/mform/:form'
    const route = { name: 'list', methods: ['GET'], pattern, domain: 'root' }
    const urlFor = createUrlBuilder({ root: [{ ...route, tokens: tokensOf(pattern) }] }, () => '')
    const address = urlFor('list' as never, { form: '../ñ?a=1&b#c"<' } as never)
    assert.equal(address, '/merchant/mform/..%2F%C3%B1%3Fa%3D1%26b%23c%22%3C')
  })
})
