import { test } from '@japa/runner'
import { pageModule } from '#tests/helpers/page_module'

const { answerAt, controlName, errorPath, idOf, isWithin, questionAt, withAnswer } =
  await pageModule('fields/paths.ts')

test.group('Paths of answers', () => {
  test('a control has the name that the server reads and a unique id')
    .with([
      { scope: null, wire: 'name', name: 'name' },
      { scope: null, wire: 'detail[type]', name: 'detail[type]' },
      { scope: 'guests.1', wire: 'name', name: 'guests[1][name]' },
      { scope: 'guests.1', wire: 'detail[type]', name: 'guests[1][detail][type]' },
    ])
    .run(({ assert }, { scope, wire, name }) => {
      assert.equal(controlName(scope, wire), name)
      assert.equal(idOf('guests.1.name'), 'guests-1-name')
    })

  test('an answer can be changed or removed without changing the others', ({ assert }) => {
    const before = { name: 'Ana', guests: { 1: { name: 'Bo' }, 2: { name: 'Cy' } } }
    const after = withAnswer(before, 'guests.1.name', 'Bea')
    assert.deepEqual(after.guests, { 1: { name: 'Bea' }, 2: { name: 'Cy' } })
    assert.equal(before.guests[1].name, 'Bo')
    assert.deepEqual(withAnswer(after, 'guests.2', undefined).guests, { 1: { name: 'Bea' } })
    assert.deepEqual(withAnswer({}, 'guests.1', { name: '' }), { guests: { 1: { name: '' } } })
    assert.equal(answerAt(after, 'guests.1.name'), 'Bea')
    assert.isUndefined(answerAt({}, 'guests.1.name'))
  })

  test('an error is shown at its question', ({ assert }) => {
    const asked = { 'days': {}, 'type': {}, 'guests.1.type': {} }
    assert.equal(questionAt('days.0', asked), 'days')
    assert.equal(errorPath('detail.type', asked), 'type')
    assert.equal(errorPath('guests.1.detail.type', asked), 'guests.1.type')
    assert.equal(errorPath('days.0', asked), 'days.0')
    assert.equal(errorPath('detail.unheard', asked), 'detail.unheard')
    assert.isTrue(isWithin('guests.1.name', 'guests.1'))
    assert.isFalse(isWithin('guests.10', 'guests.1'))
  })
})
