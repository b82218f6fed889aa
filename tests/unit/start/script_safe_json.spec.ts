import { test } from '@japa/runner'
import fc from 'fast-check'
import { scriptSafeJson } from '#start/view'

test.group('JSON inside a page', () => {
  test('{$self} cannot break out of its script element')
    .with(['</script>', '<!--<script>', '<script', '--><img onerror=x>', 'a/b'])
    .run(({ assert }, text) => {
      const json = scriptSafeJson({ name: text })
      assert.notMatch(json, /<|(?<!\\)\//)
      assert.deepEqual(JSON.parse(json), { name: text })
    })

  test('script-safe JSON decodes to the original value', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const json = scriptSafeJson([text])
        return !json.includes('<') && JSON.parse(json)[0] === text
      })
    )
    assert.equal(scriptSafeJson({ deep: [{ a: '</' }] }), '{"deep":[{"a":"\\u003c\\/"}]}')
  })
})
