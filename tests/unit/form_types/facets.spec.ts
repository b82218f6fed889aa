import { test } from '@japa/runner'
import { facet, facetList, facetsOf } from '#form_types/facets'
import { formTypes } from '#form_types/index'
import type { Stored } from '#sql/json'

test.group('Facets', () => {
  test('the facets of a request are one text in which a filter finds each answer', ({ assert }) => {
    const answers: Stored = { media: 'radio', days: ['2024-04-21', '2024-04-22'] }
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

  test('no filter offers a list of the office, which request lists do not read', ({ assert }) => {
    const ofOffice: (string | null)[] = ['permissions', 'restaurants']
    for (const { filterFields, allFields } of formTypes.all())
      for (const name of filterFields)
        assert.isFalse(ofOffice.includes(facetList(allFields[name])), name)
  })
})
