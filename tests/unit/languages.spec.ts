import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { messages } from '@vinejs/vine/defaults'
import { locales } from '#config/i18n'
import { messageOf } from '#form_types/messages'
import { keysIn, keysInSources, keysOf, patternOf } from '#tests/helpers/keys'
import { filesBelow, sentencesOf, sourceOf } from '#tests/helpers/words'

const files = filesBelow('resources/lang/es', '.json')

/** The placeholders and tags of a sentence; branches of a plural are left out. */
function placeholders(sentence: string): string[] {
  const blanks = /, (plural|select),/.test(sentence) ? /\{(\w+),/g : /\{(\w+)[,}]/g
  const found = [...sentence.matchAll(blanks), ...sentence.matchAll(/<(\w+)>/g)]
  return [...new Set(found.map(([, name]) => name))]
}

const sourcesOf = (...folders: string[]) =>
  folders.flatMap((folder) => filesBelow(folder, '.ts').map((name) => sourceOf(folder, name)))

const captured = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name]) => name)

/** The rules in the sources: those of VineJS and those that the product reports. */
function rulesInUse(): string[] {
  const vines = sourcesOf('app/form_types', 'app/validators')
    .flatMap((source) => captured(source, /(?<!request)\.(\w+)\(/g))
    .filter((name) => name in messages && !(name in String.prototype))
  const own = sourcesOf('app/form_types', 'app/validators', 'app/controllers').flatMap((source) => [
    ...captured(source, /field\.report\(\s*'[^']*',\s*'([\w.]+)'/g),
    ...captured(source, /(?:rule: |fieldError\(ctx, '\w+', )'([\w.]+)'/g),
  ])
  return [...vines, ...own]
}

test.group('Language files', () => {
  test('both languages have the same files', ({ assert }) => {
    assert.deepEqual(filesBelow('resources/lang/en', '.json'), files)
    assert.isAbove(files.length, 8)
  })

  test('both languages have the same sentences and placeholders in {$self}')
    .with(files)
    .run(({ assert }, file) => {
      const spanish = sentencesOf('es', file)
      const english = sentencesOf('en', file)
      assert.deepEqual(Object.keys(english).sort(), Object.keys(spanish).sort())
      for (const [key, sentence] of Object.entries(spanish)) {
        assert.equal(english[key] === '', sentence === '', key)
        assert.sameMembers(placeholders(english[key]), placeholders(sentence), key)
      }
    })

  test('every sentence of {$self} can be formatted')
    .with(files)
    .run(({ assert }, file) => {
      for (const locale of locales) {
        const prefix = file.replace('.json', '').replaceAll('/', '.')
        for (const [key, sentence] of Object.entries(sentencesOf(locale, file))) {
          const blanks = Object.fromEntries(placeholders(sentence).map((name) => [name, 1]))
          const tags = new Map([...sentence.matchAll(/<(\w+)>/g)].map(([, tag]) => [tag, String]))
          const words = { ...blanks, ...Object.fromEntries(tags) }
          assert.doesNotThrow(() => i18nManager.locale(locale).t(`${prefix}.${key}`, words), key)
        }
      }
    })
})

test.group('Translation keys', () => {
  const catalogues = [
    'ui',
    'merchant',
    'config',
    'cards',
    'collectives',
    'restaurants',
    'imports',
    'people',
    'messages',
    'errors',
    'checks',
    'mail',
    'validator',
  ]
  const { asked, isUsed } = keysInSources()

  test('every key used in the source has a sentence', ({ assert }) => {
    assert.includeMembers(asked, ['merchant.list.groups', 'messages.undone', 'checks.why.*'])
    for (const locale of locales) {
      const keys = keysOf(locale, files)
      const isThere = (key: string) => keys.some((known) => patternOf(key).test(known))
      assert.deepEqual(
        asked.filter((key) => !isThere(key)),
        []
      )
    }
  })

  test('every sentence is used somewhere', ({ assert }) => {
    const own = files.filter((file) => catalogues.includes(file.replace('.json', '')))
    assert.lengthOf(own, catalogues.length)
    assert.deepEqual(
      keysOf('es', own).filter((key) => !isUsed(key)),
      []
    )
    assert.isFalse(isUsed('merchant.states.unheardOf'))
    assert.isFalse(isUsed('messages.nobodySaysThis'))
  })

  test('keys are found in calls, choices and templates', ({ assert }) => {
    const { asked: keys } = keysIn(`
      function List() {
        const t = useTranslations('merchant.list')
        return [t('title'), t.rich(many ? 'many' : 'one'), t(\`states.\${state}\`), t(state as 'on')]
      }
      const told = (t) => t('not a translator in sight') && i18n.t('messages.updated')
    `)
    assert.sameMembers(keys, [
      'merchant.list.title',
      'merchant.list.many',
      'merchant.list.one',
      'merchant.list.states.*',
      'merchant.list.?',
      'messages.updated',
    ])
  })
})

test.group('Messages of the validators', () => {
  test('every validation rule in use has a message', ({ assert }) => {
    const photo = ['notAnImage', 'namedLikeOne', 'tooManyPixels', 'tooSmall', 'broken'].map(
      (code) => `photo.${code}`
    )
    const rules = new Set([...rulesInUse(), ...photo, 'required', 'file.size', 'file.extname'])
    for (const rule of [
      'documentLetter',
      'oneDay',
      'plainText',
      'typeOfPath',
      'maxLength',
      'email',
    ]) {
      assert.isTrue(rules.has(rule), `the scan missed ${rule}`)
    }
    for (const locale of locales) {
      const sentences = sentencesOf(locale, 'validator.json')
      assert.deepEqual(
        [...rules].filter((rule) => !(rule in sentences)),
        []
      )
    }
  })

  test('validation messages fill in their placeholders, lists included', ({ assert }) => {
    const spanish = i18nManager.locale('es')
    assert.equal(
      messageOf(spanish, 'maxLength', { max: 200 }),
      'Es demasiado largo: como máximo 200 caracteres.'
    )
    assert.include(messageOf(spanish, 'file.extname', { extnames: ['png', 'jpg'] }), '(png, jpg)')
    assert.equal(messageOf(spanish, 'unheard'), 'Este dato no es válido. Revíselo.')
  })
})
