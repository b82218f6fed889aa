import { test } from '@japa/runner'
import fc from 'fast-check'
import vine, { errors } from '@vinejs/vine'
import { formTypes } from '#form_types/index'
import type { Field } from '#form_types/kinds/kind'
import { isUpload, type Edition } from '#form_types/define'
import { optionValues } from '#form_types/lists'
import Form from '#models/form'
import { completeAnswers, pathOf, publicTypes, sendForm } from '#tests/helpers/forms'
import { seedFor } from '#tests/helpers/seed'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

/** Texts that often cause errors: direction marks, null bytes, half characters, formulas, tags. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '\u202Egnp.exe',
    '\u2066أحمد\u2069',
    'a\u0000b',
    '\ud83d',
    '👩‍👩‍👧‍👦 Zoë',
    '=HYPERLINK("http://x")',
    '+34600',
    '-1',
    '@SUM(A1)',
    '\tx',
    '<script>alert(1)</script>',
    '<!--<script>',
    '{{name}}',
    '${7*7}',
    'x'.repeat(10_000),
    'İstanbul ß ﬁ',
    '\uFEFFAna',
    "Robert'); DROP TABLE forms;--"
  )
)
const anything = fc.oneof(
  hostile,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(hostile, { maxLength: 3 }),
  fc.dictionary(hostile, hostile, { maxKeys: 3 }),
  fc.constant({ toString: 'x', valueOf: 'x' })
)

/** Whether a stored answer is valid for the kind of its field. */
function fits(field: Field, value: unknown, allowed: string[]): boolean {
  switch (field.kind.key) {
    case 'choice':
      return allowed.includes(value as string)
    case 'choices':
      return Array.isArray(value) && value.every((one) => allowed.includes(one))
    case 'flag':
      return typeof value === 'boolean'
    case 'number':
    case 'player':
    case 'money':
      return Number.isInteger(value)
    case 'languages':
      return Array.isArray(value)
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value as string)
    default:
      return typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000')
  }
}

test.group('Random input', (group) => {
  emptyWorld(group)

  test('the validator of {$self} accepts valid input, refuses the rest at a field and never throws')
    .with(publicTypes)
    .run(async ({ assert }, key) => {
      const type = formTypes.get(key)
      const edition = (await TournamentFactory.makeStubbed()) as unknown as Edition
      const validator = type.publicValidator(edition)
      const questions = Object.entries(type.publicFields).filter(([, field]) => !isUpload(field))
      const payload = fc.record(Object.fromEntries(questions.map(([name]) => [name, anything])), {
        requiredKeys: [],
      })
      await fc.assert(
        fc.asyncProperty(payload, async (data) => {
          try {
            await validator.validate(data)
          } catch (error) {
            if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
            const refused = new Set(error.messages.map(({ field }: any) => field.split('.')[0]))
            // The photo is always missing here, so each answer is checked for itself.
            for (const [name, field] of questions) {
              if (refused.has(name) || data[name] === undefined || data[name] === null) continue
              const alone = field.kind.schema(field, {
                values: (list) => optionValues(list, edition),
              })
              const { value } = (await vine
                .create({ value: (alone as any).optional() })
                .validate({ ...data, value: data[name] })) as any
              if (value === undefined || value === null) continue
              const allowed = field.options ? optionValues(field.options, edition) : []
              assert.isTrue(fits(field, value, allowed), `${name}: ${JSON.stringify(value)}`)
            }
          }
        }),
        { numRuns: 60, seed: seedFor(key) }
      )
    })

  test('a random name and note of {$self} are stored exactly or refused at their field')
    .with(publicTypes)
    .run(async ({ client, assert }, key) => {
      const type = formTypes.get(key)
      const edition = (await openTournaments())[type.sport]
      const { sent } = completeAnswers(type, edition as any)
      let number = 0
      await fc.assert(
        fc.asyncProperty(hostile, async (drawn) => {
          // A browser never sends half a character.
          const text = drawn.toWellFormed()
          number += 1
          const answers = {
            ...sent,
            name: text || 'x',
            city: text || 'x',
            document: `PAX${1000 + number}`,
          }
          const response = await sendForm(client, pathOf(type), answers, { json: true })
          assert.isBelow(response.status(), 500)
          const fields = (response.body().errors ?? []).map(({ field }: any) => field)
          if (fields.length > 0) return assert.includeMembers(['name', 'city'], fields)
          const form = await Form.query().orderBy('id', 'desc').firstOrFail()
          assert.equal(form.name, answers.name.trim())
          await form.delete()
        }),
        { numRuns: 12, seed: seedFor(key) }
      )
    })
})
