import { test } from '@japa/runner'
import { choice, choices, note, text } from '#form_types/kinds/index'
import { answer } from '#tests/helpers/kinds'

test.group('Texts', () => {
  test('{$self} is kept as written')
    .with(["Iñaki Łukasz Đorđević-O'Neill", '<!--<script>', 'مرحبا', '👩🏽‍🚀 Ana', '=1+1', '{name}'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await answer(text(), typed), { value: typed })
    })

  test('spaces around are cut, 200 characters fit and 201 do not', async ({ assert }) => {
    assert.deepEqual(await answer(text(), '  Ana  '), { value: 'Ana' })
    assert.deepEqual(await answer(text(), 'ñ'.repeat(200)), { value: 'ñ'.repeat(200) })
    assert.deepEqual(await answer(text(), 'ñ'.repeat(201)), { rule: 'maxLength' })
    assert.deepEqual(await answer(text({ max: 3 }), 'abcd'), { rule: 'maxLength' })
  })

  test('what no database or card can hold is refused')
    .with(['a\u0000b', 'a\u0007b', 'a\u007fb', 'a\ud800b', '\udc00'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await answer(text(), typed), { rule: 'plainText' })
      assert.deepEqual(await answer(note(), typed), { rule: 'plainText' })
    })

  test('only notes have lines', async ({ assert }) => {
    assert.deepEqual(await answer(note(), 'uno\r\ndos\ttres'), { value: 'uno\r\ndos\ttres' })
    assert.deepEqual(await answer(text(), 'uno\ndos'), { rule: 'plainText' })
  })

  test('a text that is missing is missed', async ({ assert }) => {
    assert.deepEqual(await answer(text({ required: true }), undefined), { rule: 'required' })
    assert.deepEqual(await answer(text({ required: true }), null), { rule: 'required' })
    assert.deepEqual(await answer(text(), ['a']), { rule: 'string' })
  })
})

test.group('Choices', () => {
  test('only a value of the list is taken', async ({ assert }) => {
    assert.deepEqual(await answer(choice('genders'), 'one'), { value: 'one' })
    assert.deepEqual(await answer(choice('genders'), 'three'), { rule: 'enum' })
    assert.deepEqual(await answer(choice('genders'), ['one']), { rule: 'enum' })
  })

  test('several are taken once each', async ({ assert }) => {
    const several = choices('days', { required: true })
    assert.deepEqual(await answer(several, ['one', 'two']), { value: ['one', 'two'] })
    assert.deepEqual(await answer(several, ['one', 'three']), { rule: 'enum' })
    assert.deepEqual(await answer(several, ['one', 'one']), { rule: 'distinct' })
    assert.deepEqual(await answer(several, []), { rule: 'array.minLength' })
    assert.deepEqual(await answer(several, 'one'), { rule: 'array' })
    assert.deepEqual(await answer(choices('days'), []), { value: [] })
  })
})
