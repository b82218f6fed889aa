import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { date, flag, money, number } from '#form_types/kinds/index'
import { atNoon } from '#tests/helpers/clock'
import { answer } from '#tests/helpers/kinds'

test.group('Days', (group) => {
  atNoon(group)

  test('{$self} is read as 14 March')
    .with(['1990-03-14', '14-03-1990', '14/03/1990', ' 14/03/1990 ', '14/3/1990', '1990/3/14'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await answer(date(), typed), { value: '1990-03-14' })
    })

  test('{$self} is refused as a day that does not exist')
    .with(['31/02/1990', '1990-13-01', '03/14/1990'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await answer(date(), typed), { rule: 'noSuchDay' })
    })

  test('{$self} is refused as a wrongly written day')
    .with(['14.03.1990', '14/03/90', 'mañana', '1899-12-31', '2101-01-01'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await answer(date(), typed), { rule: 'date' })
    })

  test('a birth date in the future is refused', async ({ assert }) => {
    const tomorrow = DateTime.utc().plus({ days: 1 }).toISODate()
    assert.deepEqual(await answer(date({ past: true }), tomorrow), { rule: 'pastDate' })
    assert.deepEqual(await answer(date(), tomorrow), { value: tomorrow })
  })
})

test.group('Amounts and numbers', () => {
  test('{typed} euros are stored as {cents} cents')
    .with([
      { typed: '12,50', cents: 1250 },
      { typed: '12.5', cents: 1250 },
      { typed: 12.5, cents: 1250 },
      { typed: '0,07', cents: 7 },
      { typed: '0', cents: 0 },
      { typed: '1999999', cents: 199_999_900 },
      { typed: 19.99, cents: 1999 },
    ])
    .run(async ({ assert }, { typed, cents }) => {
      assert.deepEqual(await answer(money(), typed), { value: cents })
    })

  test('{$self} is refused as an amount')
    .with(['-1', '1,234', '12,50 €', '1.000,00', 'doce', '1e3', '99999999'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await answer(money(), typed), { rule: 'money' })
    })

  test('the amount {typed} is refused by the rule {rule}')
    .with([
      { typed: '-1', rule: 'min' },
      { typed: '1.5', rule: 'withoutDecimals' },
      { typed: '1000001', rule: 'max' },
      { typed: 'tres', rule: 'number' },
    ])
    .run(async ({ assert }, { typed, rule }) => {
      assert.deepEqual(await answer(number(), typed), { rule })
    })

  test('a whole number is kept as it is', async ({ assert }) => {
    assert.deepEqual(await answer(number(), '3'), { value: 3 })
  })
})

test.group('Yes-or-no questions', () => {
  test('a yes-or-no question can be answered with no', async ({ assert }) => {
    assert.deepEqual(await answer(flag(), 'false'), { value: false })
    assert.deepEqual(await answer(flag(), 'quizá'), { rule: 'boolean' })
  })

  test('a mandatory consent is not given by {$self}')
    .with(['false', '0', 'no'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await answer(flag({ required: true }), typed), { rule: 'accepted' })
    })
})
