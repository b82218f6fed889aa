import { test } from '@japa/runner'
import { facet, facetsOf } from '#form_types/facets'
import { formTypes } from '#form_types/index'

test.group('Facets', () => {
  test('of a request are one text, whose parts are what filters look for', ({ assert }) => {
    const answers: Record<string, unknown> = { media: 'radio', days: ['2024-04-21', '2024-04-22'] }
    const facets = facetsOf(formTypes.get('press'), (name) => answers[name])
    assert.isTrue(facets.startsWith(';'))
    for (const [name, value] of [
      ['media', 'radio'],
      ['days', '2024-04-22'],
      ['workspace', '0'],
    ])
      assert.include(facets, facet(name, value))
    assert.notInclude(facets, facet('media', 'tv'))
  })

  // A filter would find the other one's answers as well.
  test('of {$self} have no name that another one ends in')
    .with(() => formTypes.keys())
    .run(({ assert }, key) => {
      const names = formTypes.get(key).filterFields.map((name) => name.toLowerCase())
      for (const name of names)
        assert.deepEqual(
          names.filter((other) => other.endsWith(name)),
          [name]
        )
    })
})
