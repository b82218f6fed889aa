import { test } from '@japa/runner'
import { email, phone, postcode } from '#form_types/kinds/index'
import { answer } from '#tests/helpers/kinds'

test.group('Telephone numbers', () => {
  test('the telephone {typed} from {idCountry} is stored as {stored}')
    .with([
      { typed: '600 123 123', idCountry: undefined, stored: '+34600123123' },
      { typed: '600-123-123', idCountry: 'ES', stored: '+34600123123' },
      { typed: '07400 123456', idCountry: 'GB', stored: '+447400123456' },
      { typed: '06 12 34 56 78', idCountry: 'FR', stored: '+33612345678' },
      { typed: '+44 7400 123456', idCountry: 'ES', stored: '+447400123456' },
      { typed: '0044 7400 123456', idCountry: 'ES', stored: '+447400123456' },
    ])
    .run(async ({ assert }, { typed, idCountry, stored }) => {
      assert.deepEqual(await answer(phone(), typed, { idCountry }), { value: stored })
    })

  test('the telephone {typed} from {idCountry} is refused')
    .with([
      { typed: '123', idCountry: 'ES' },
      { typed: '07400 123456', idCountry: 'ES' },
      { typed: 'llámame', idCountry: 'ES' },
      { typed: '600123123', idCountry: 'XX' },
    ])
    .run(async ({ assert }, { typed, idCountry }) => {
      assert.deepEqual(await answer(phone(), typed, { idCountry }), { rule: 'mobile' })
    })
})

test.group('Postal codes', () => {
  test('the postal code {typed} is accepted in {idCountry}')
    .with([
      { typed: '28001', idCountry: 'ES' },
      { typed: '01001', idCountry: undefined },
      { typed: '52001', idCountry: 'ES' },
      { typed: 'SW1A 1AA', idCountry: 'GB' },
      { typed: '1010', idCountry: 'AT' },
    ])
    .run(async ({ assert }, { typed, idCountry }) => {
      assert.deepEqual(await answer(postcode(), typed, { idCountry }), { value: typed })
    })

  test('the postal code {typed} is refused in {idCountry}')
    .with([
      { typed: '53001', idCountry: 'ES' },
      { typed: '00001', idCountry: 'ES' },
      { typed: '2800', idCountry: 'ES' },
      { typed: 'SW1A 1AA', idCountry: undefined },
      { typed: '<b>', idCountry: 'GB' },
    ])
    .run(async ({ assert }, { typed, idCountry }) => {
      assert.deepEqual(await answer(postcode(), typed, { idCountry }), { rule: 'postalCode' })
    })
})

test.group('E-mail addresses', () => {
  test('e-mail addresses are compared in lower case', async ({ assert }) => {
    assert.deepEqual(await answer(email(), ' Ana@Example.COM '), { value: 'ana@example.com' })
  })

  test('an e-mail address with unprintable characters is refused before it is checked further', async ({
    assert,
  }) => {
    for (const typed of [
      'ana@example.com\u0000',
      'ana\ud800@example.com',
      'ana@example.com\r\nBcc: b@example.com',
    ]) {
      assert.deepEqual(await answer(email(), typed), { rule: 'plainText' })
    }
  })

  test('{$self} is refused as an e-mail address')
    .with(['ana', 'ana@', 'ana@example', 'a b@example.com'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await answer(email(), typed), { rule: 'email' })
    })
})
