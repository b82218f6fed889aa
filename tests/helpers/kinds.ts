import vine, { errors } from '@vinejs/vine'
import type { Field } from '#form_types/kinds/kind'

/** The result of one typed answer: the stored value or the failing rule. */
export async function answer(field: Field, typed: unknown, beside: Record<string, unknown> = {}) {
  const schema = field.kind.schema(field, { values: () => ['one', 'two'] }) as any
  const validator = vine.create({
    idCountry: vine.string().optional(),
    answer: field.required ? schema : schema.optional(),
  })
  try {
    const { answer: value } = (await validator.validate({ ...beside, answer: typed })) as any
    return { value }
  } catch (error) {
    if (error instanceof errors.E_VALIDATION_ERROR) return { rule: error.messages[0].rule }
    throw error
  }
}
