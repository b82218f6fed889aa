import { test } from '@japa/runner'
import { pageModule } from '#tests/helpers/page_module'

const { payloadOf } = await pageModule('components/application/payload.ts')

const guest = {
  fields: { name: { name: 'name' }, type: { name: 'type', wire: 'detail[type]' } },
}
const questions = {
  fields: {
    name: { name: 'name' },
    languages: { name: 'languages' },
    type: { name: 'type', wire: 'detail[type]' },
    player: { name: 'player', wire: 'detail[player]' },
  },
  guest,
}

test.group('The payload of a form', () => {
  test('the payload holds the answers and no empty fields', ({ assert }) => {
    const image = new File(['x'], 'photo.jpg')
    assert.deepEqual(
      payloadOf(
        { name: 'Ana', city: ' ', days: [], parking: null, freelance: false, image, website: '' },
        questions
      ),
      { name: 'Ana', image }
    )
  })

  test('an answer is sent under the path that its field defines', ({ assert }) => {
    assert.deepEqual(payloadOf({ name: 'Ana', type: 'coach', player: '12' }, questions), {
      name: 'Ana',
      detail: { type: 'coach', player: '12' },
    })
  })

  test('the rows of a list are numbered, and empty rows are left out', ({ assert }) => {
    const languages = [
      { language: '', level: '' },
      { language: 'en', level: 'high' },
      { language: 'fr', level: '' },
    ]
    assert.deepEqual(payloadOf({ languages }, questions), {
      languages: { 0: { language: 'en', level: 'high' }, 1: { language: 'fr', level: '' } },
    })
    assert.deepEqual(payloadOf({ languages: languages.slice(0, 1) }, questions), {})
  })

  test('every guest is announced, and texts that only the page needs are not sent', ({
    assert,
  }) => {
    const image = new File(['x'], 'photo.jpg')
    assert.deepEqual(
      payloadOf(
        {
          name: 'Ana',
          labels: { player: 'Ana Ruiz' },
          guests: { 1: { name: 'Bo', type: 'family', image }, 3: { name: '', type: '' } },
        },
        questions
      ),
      {
        name: 'Ana',
        has_guest1: 'true',
        has_guest3: 'true',
        guests: { 1: { name: 'Bo', detail: { type: 'family' }, image }, 3: {} },
      }
    )
  })
})
