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
})
