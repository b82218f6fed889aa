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

test.group('What a form sends', () => {
  test('is what was answered, and nothing that was left empty', ({ assert }) => {
    const image = new File(['x'], 'photo.jpg')
    assert.deepEqual(
      payloadOf(
        { name: 'Ana', city: ' ', days: [], parking: null, freelance: false, image, website: '' },
        questions
      ),
      { name: 'Ana', image }
    )
  })

  test('goes where the names on the wire say', ({ assert }) => {
    assert.deepEqual(payloadOf({ name: 'Ana', type: 'coach', player: '12' }, questions), {
      name: 'Ana',
      detail: { type: 'coach', player: '12' },
    })
  })

  test('numbers the rows of a list, without those that are empty', ({ assert }) => {
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

  test('announces every guest, and keeps to itself the words that only the page needs', ({
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
