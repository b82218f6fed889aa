import { test } from '@japa/runner'
import { pageModule } from '#tests/helpers/page_module'

const {
  draftKey,
  dropDraft,
  filledIn,
  forgetOldDrafts,
  readDraft,
  readTabDraft,
  restored,
  sensitiveIn,
  separate,
  writeDraft,
  writeTabDraft,
} = await pageModule('components/application/draft.ts')

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-04-20T10:00:00Z')
const key = draftKey('press', 'Abierto de la Meseta')
const draft = { at: NOW, answers: { name: 'Ana' } }

const tabDraft = {
  at: NOW,
  answers: { name: 'Ana', document: '12345678Z' },
  hasFiles: true,
  attempt: null,
  isWhole: true,
}

function emptyShelf() {
  const kept = new Map<string, string>()
  const shelf = {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  return { kept, shelf: () => shelf }
}

test.group('Drafts of a form', () => {
  test('a draft is restored for fourteen days, and only in its own form', ({ assert }) => {
    const { shelf } = emptyShelf()
    writeDraft(shelf, key, draft)
    assert.deepEqual(readDraft(shelf, key, NOW + 13 * DAY), draft)
    assert.isNull(readDraft(shelf, key, NOW + 14 * DAY))
    assert.isNull(readDraft(shelf, draftKey('gpress', 'Abierto de la Meseta'), NOW))
    dropDraft(shelf, key)
    assert.isNull(readDraft(shelf, key, NOW))
  })

  test('sensitive answers are restored for two hours', ({ assert }) => {
    const { shelf } = emptyShelf()
    writeTabDraft(shelf, key, tabDraft)
    assert.deepEqual(readTabDraft(shelf, key, NOW + DAY / 12 - 1), tabDraft)
    assert.isNull(readTabDraft(shelf, key, NOW + DAY / 12))
  })

  test('a draft of an earlier version, with sensitive answers in it, is deleted', ({ assert }) => {
    const { kept, shelf } = emptyShelf()
    kept.set(key, JSON.stringify({ ...draft, attempt: null }))
    assert.isNull(readDraft(shelf, key, NOW))
    forgetOldDrafts(shelf, NOW)
    assert.isEmpty([...kept.keys()])
  })

  test('an old draft is deleted from the browser whichever form is opened', ({ assert }) => {
    const { kept, shelf } = emptyShelf()
    kept.set('mantine-color-scheme-value', 'dark')
    writeDraft(shelf, key, draft)
    writeDraft(shelf, draftKey('free', null), { ...draft, at: NOW - 15 * DAY })
    forgetOldDrafts(shelf, NOW)
    assert.sameMembers([...kept.keys()], ['mantine-color-scheme-value', key])
  })

  test('a damaged or forbidden browser storage gives no draft and no error', ({ assert }) => {
    const { kept, shelf } = emptyShelf()
    kept.set(key, '{"at":')
    assert.isNull(readDraft(shelf, key, NOW))
    const forbidden = () => {
      throw new Error('SecurityError')
    }
    assert.isNull(readDraft(forbidden, key, NOW))
    assert.doesNotThrow(() => writeDraft(forbidden, key, draft))
    assert.isNull(readTabDraft(forbidden, key, NOW))
    assert.doesNotThrow(() => writeTabDraft(forbidden, key, tabDraft))
    assert.doesNotThrow(() => dropDraft(forbidden, key))
    assert.doesNotThrow(() => forgetOldDrafts(forbidden, NOW))
  })

  test('a draft separates sensitive answers and files, and keeps neither consent nor the spam trap', ({
    assert,
  }) => {
    const image = new File(['a'], 'photo.jpg')
    const theirs = new File(['b'], 'photo.jpg')
    const answers = {
      name: 'Ana',
      document: '12345678Z',
      image,
      days: ['2026-04-22'],
      acceptPrivacy: true,
      website: 'x',
      guests: { 1: { name: 'Bo', document: 'X1234567L', image: theirs } },
    }
    const fields = { name: {}, document: { sensitive: true } }
    const isSensitive = sensitiveIn({ fields, guest: { fields } } as never)
    assert.deepEqual(separate(answers, isSensitive), {
      written: {
        name: 'Ana',
        document: '12345678Z',
        days: ['2026-04-22'],
        guests: { 1: { name: 'Bo', document: 'X1234567L' } },
      },
      ordinary: { name: 'Ana', days: ['2026-04-22'], guests: { 1: { name: 'Bo' } } },
      files: { image, 'guests.1.image': theirs },
    })
  })

  test('a file that was kept fills only a question that is asked and unanswered', ({ assert }) => {
    const [image, other] = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')]
    const answers = { image: null, letter: other, guests: { 1: { image: null } } }
    const files = {
      'image': image,
      'letter': image,
      'gone': image,
      'guests.1.image': other,
      'guests.2.image': other,
    }
    assert.deepEqual(filledIn(answers, files), {
      image,
      letter: other,
      guests: { 1: { image: other } },
    })
  })

  test('a draft restores only the questions that the form still asks', ({ assert }) => {
    const blank = { name: '', days: [], image: null }
    const kept = {
      name: 'Ana',
      days: 'all',
      gone: 'x',
      labels: { player: 'Ana Ruiz' },
      guests: { 2: { name: 'Bo', gone: 'x' } },
    }
    assert.deepEqual(restored(kept, blank, { name: '', image: null }), {
      ...blank,
      name: 'Ana',
      labels: { player: 'Ana Ruiz' },
      guests: { 2: { name: 'Bo', image: null } },
    })
    assert.notProperty(restored(kept, blank), 'guests')
  })
})
