import { test } from '@japa/runner'
import { formTypes } from '#form_types/index'
import { purposeOf, questionsFor } from '#form_types/purposes'

test.group('Purposes of answers', () => {
  test('each question that has a purpose of its own is asked, and has only one', ({ assert }) => {
    const asked = formTypes.all().flatMap(({ allFields }) => Object.keys(allFields))
    const named = Object.values(questionsFor).flat()
    assert.deepEqual(
      named.filter((name) => !asked.includes(name)),
      []
    )
    assert.lengthOf(new Set(named), named.length)
  })

  test('what is sealed says who somebody is, or who their tutor is', ({ assert }) => {
    for (const { sealedFields } of formTypes.all())
      for (const name of sealedFields) assert.include(['identity', 'tutor'], purposeOf(name), name)
  })

  test('a question without a purpose of its own serves the decision', ({ assert }) => {
    assert.equal(purposeOf('experience'), 'decision')
  })
})
