import { test } from '@japa/runner'
import { choice, choices, note, text } from '#form_types/kinds/index'
import { answer } from '#tests/helpers/kinds'

test.group('Texts', () => {
  test('the text {$self} is kept as it was written')
    .with(["Iñaki Łukasz Đorđević-O'Neill", '<!--<script>', 'مرحبا', '👩🏽‍🚀 Ana', '=1+1', '{name}'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await answer(text(), typed), { value: typed })
    })

  test('spaces around a text are removed, 200 characters are accepted and 201 refused', async ({
    assert,
  }) => {
    assert.deepEqual(await answer(text(), '  Ana  '), { value: 'Ana' })
    assert.deepEqual(await answer(text(), 'ñ'.repeat(200)), { value: 'ñ'.repeat(200) })
    assert.deepEqual(await answer(text(), 'ñ'.repeat(201)), { rule: 'maxLength' })
    assert.deepEqual(await answer(text({ max: 3 }), 'abcd'), { rule: 'maxLength' })
  })

  test('characters that a database or a card cannot hold are refused')
    .with(['a\u0000b', 'a\u0007b', 'a\u007fb', 'a\ud800b', '\udc00'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await answer(text(), typed), { rule: 'plainText' })
      assert.deepEqual(await answer(note(), typed), { rule: 'plainText' })
    })

  test('only notes can have several lines', async ({ assert }) => {
    assert.deepEqual(await answer(note(), 'uno\r\ndos\ttres'), { value: 'uno\r\ndos\ttres' })
    assert.deepEqual(await answer(text(), 'uno\ndos'), { rule: 'plainText' })
  })

  test('a missing required text is refused', async ({ assert }) => {
    assert.deepEqual(await answer(text({ required: true }), undefined), { rule: 'required' })
    assert.deepEqual(await answer(text({ required: true }), null), { rule: 'required' })
    assert.deepEqual(await answer(text(), ['a']), { rule: 'string' })
  })
})

test.group('Choices', () => {
  test('only a value of the option list is accepted', async ({ assert }) => {
    assert.deepEqual(await answer(choice('genders'), 'one'), { value: 'one' })
    assert.deepEqual(await answer(choice('genders'), 'three'), { rule: 'enum' })
    assert.deepEqual(await answer(choice('genders'), ['one']), { rule: 'enum' })
  })

  test('a choice of several values keeps each value once', async ({ assert }) => {
    const several = choices('days', { required: true })
    assert.deepEqual(await answer(several, ['one', 'two']), { value: ['one', 'two'] })
    assert.deepEqual(await answer(several, ['one', 'three']), { rule: 'enum' })
    assert.deepEqual(await answer(several, ['one', 'one']), { rule: 'distinct' })
    assert.deepEqual(await answer(several, []), { rule: 'array.minLength' })
    assert.deepEqual(await answer(several, 'one'), { value: ['one'] }, 'one ticked control')
    assert.deepEqual(await answer(several, 'three'), { rule: 'enum' })
    assert.deepEqual(await answer(several, { 0: 'one' }), { rule: 'array' })
    assert.deepEqual(await answer(choices('days'), []), { value: [] })
  })
})
