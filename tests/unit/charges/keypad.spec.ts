import { test } from '@japa/runner'
import { pageModule } from '#tests/helpers/page_module'

const { press, isNothing, isTyped, entryOf } = await pageModule(
  'components/merchant/charges/keypad_entry.ts'
)

const pressed = (keys: string[], type: string) =>
  keys.reduce((entry, key) => press(entry, key, type), '')

test.group('The keypad of a restaurant', () => {
  test('on the keypad for {type}, the keys {keys} show {shows}')
    .with([
      { type: 'credit', keys: '12', shows: '12' },
      { type: 'credit', keys: '1.5', shows: '15' },
      { type: 'credit', keys: '.', shows: '' },
      { type: 'credit', keys: '007', shows: '7' },
      { type: 'credit', keys: '12345', shows: '1234' },
      { type: 'amount', keys: '12.50', shows: '12.50' },
      { type: 'amount', keys: '.5', shows: '0.5' },
      { type: 'amount', keys: '1.2.3', shows: '1.23' },
      { type: 'amount', keys: '1.234', shows: '1.23' },
      { type: 'amount', keys: '0.05', shows: '0.05' },
      { type: 'amount', keys: '1234567', shows: '12345' },
    ])
    .run(({ assert }, { type, keys, shows }) => {
      assert.equal(pressed([...keys], type), shows)
    })

  test('the delete key removes the last digit until nothing is left', ({ assert }) => {
    assert.equal(pressed(['1', '.', '5', 'back', 'back'], 'amount'), '1')
    assert.equal(pressed(['back', '1', 'back', 'back'], 'credit'), '')
  })

  test('nothing can be charged until a digit above zero is entered', ({ assert }) => {
    for (const entry of ['', '0', '0.', '0.00', '.']) assert.isTrue(isNothing(entry), entry)
    for (const entry of ['1', '0.01', '12.']) assert.isFalse(isNothing(entry), entry)
  })

  test('the keypad takes typed digits and ignores the input of a card reader', ({ assert }) => {
    assert.isTrue(isTyped('2', 80))
    assert.isTrue(isTyped('12,50', 500))
    // A part of a card reading arrives as fast as the whole reading.
    assert.isFalse(isTyped('2', 5))
    assert.isFalse(isTyped('4711', 20))
    for (const reading of ['0472334455', '04C43BC21C2680', '7K', '1.2.3', '.', ''])
      assert.isFalse(isTyped(reading, 60_000), reading)
  })

  test('a typed half credit is refused', ({ assert }) => {
    assert.isNull(entryOf('1,5', 'credit'))
    assert.equal(entryOf('1,5', 'amount'), '1.5')
    assert.equal(entryOf('15', 'credit'), '15')
  })
})
