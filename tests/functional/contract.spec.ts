import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import i18nManager from '@adonisjs/i18n/services/main'
import { locales } from '#config/i18n'
import { categoryKeys } from '#form_types/categories'
import { formTypes } from '#form_types/index'
import { type OptionSource } from '#form_types/lists'
import { optionLabel, options } from '#form_types/options'
import { fieldLabel } from '#form_types/words'
import { formTypeProp } from '#props/form_type'
import { TournamentFactory } from '#database/factories/tournament_factory'

const keys = formTypes.keys()
const publicKeys = formTypes.public().map(({ key }) => key)
const languages = locales.map((locale) => i18nManager.locale(locale))

const edition = async () => (await TournamentFactory.makeStubbed()) as unknown as OptionSource
const routes = () => Object.values(router.toJSON()).flat()

test.group('The registered form types', () => {
  test('the form type {$self} has its routes')
    .with(publicKeys)
    .run(({ assert }, key) => {
      const { path } = formTypes.get(key)
      for (const [method, pattern] of [
        ['GET', path],
        ['POST', path],
        ['GET', `${path}/gracias`],
      ]) {
        const route = routes().find(
          (known) => known.pattern === pattern && known.methods.includes(method!)
        )
        assert.isDefined(route, `${method} ${pattern}`)
      }
    })

  test('the form type {$self} has its own page')
    .with(publicKeys)
    .run(({ assert }, key) => {
      const { page } = formTypes.get(key)
      assert.isTrue(existsSync(app.makePath(`inertia/pages/${page}.tsx`)), page!)
    })

  test(
    'the form type {$self} has a title, an introduction and a preparation text in every language'
  )
    .with(publicKeys)
    .run(({ assert }, key) => {
      for (const i18n of languages) {
        const { title, intro, preparation } = formTypeProp(formTypes.get(key), i18n)
        for (const words of [title, intro, preparation]) assert.isNotEmpty(words)
      }
    })

  test('every question of {$self} has a label in every language')
    .with(keys)
    .run(({ assert }, key) => {
      const type = formTypes.get(key)
      for (const i18n of languages) {
        const { fields } = formTypeProp(type, i18n, { staff: true })
        for (const [name, { label }] of Object.entries(fields)) {
          assert.notEqual(label, name, `${i18n.locale} ${key}.${name}`)
          assert.equal(fieldLabel(i18n, key, name), label)
        }
      }
    })

  test('the acceptance of the policies has a label in every language', ({ assert }) => {
    for (const i18n of languages)
      assert.isTrue(i18n.hasMessage('forms.person.fields.acceptPrivacy.label'), i18n.locale)
  })

  test('every option of the lists of {$self} has a label in every language')
    .with(keys)
    .run(async ({ assert }, key) => {
      const source = await edition()
      for (const list of formTypes.get(key).lists) {
        for (const i18n of languages) {
          const all = options(list, i18n, source)
          assert.isNotEmpty(all, list)
          for (const { value, label } of all) {
            assert.isNotEmpty(label, `${i18n.locale} ${list}`)
            // A number is its own label, and so is a value that has the same text as its label.
            const itself = /^\d+$/.test(value) || i18n.hasMessage(`options.${list}.${value}`)
            if (!itself) assert.notEqual(label, value, `${i18n.locale} ${list}`)
          }
          assert.equal(
            new Set(all.map(({ label }) => label)).size,
            all.length,
            `${list} repeats a label`
          )
        }
      }
    })

  test('the card lines of {$self} are answers of the form type')
    .with(keys)
    .run(({ assert }, key) => {
      const { card, allFields } = formTypes.get(key)
      assert.properties(allFields, [card.role, card.company].filter(Boolean) as string[])
    })

  test('the first category of {$self} has a band and a label')
    .with(keys)
    .run(async ({ assert }, key) => {
      const type = formTypes.get(key)
      const source = await edition()
      assert.include(categoryKeys, type.category({}))
      const list = type.allFields.media?.options ?? type.allFields.type?.options
      for (const { value } of list ? options(list, languages[0], source) : []) {
        const category = type.category({ media: value, type: value })
        assert.include(categoryKeys, category)
        for (const i18n of languages)
          assert.notEqual(optionLabel('categories', category, i18n), category)
      }
    })

  test('the list columns of {$self} in the office are answers and contain nothing secret')
    .with(publicKeys)
    .run(({ assert }, key) => {
      const { listFields, allFields } = formTypes.get(key)
      assert.includeMembers(listFields, ['name', 'lastName', 'email', 'category'])
      assert.properties(allFields, listFields)
      for (const secret of ['document', 'birthDate', 'image']) assert.notInclude(listFields, secret)
    })

  test('no two form types share a path, a page or a reference code', ({ assert }) => {
    const types = formTypes.public()
    for (const part of ['path', 'page', 'code'] as const) {
      assert.equal(new Set(types.map((type) => type[part])).size, types.length, part)
    }
    for (const { code } of formTypes.all()) assert.match(code, /^[A-Z]{2,3}$/)
  })
})
