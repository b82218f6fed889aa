import vine from '@vinejs/vine'
import { plainText } from '#form_types/kinds/rules'
import { problemOf } from '#mails/placeholders'
import { rowId } from '#validators/row_id'

const blanks = vine.createRule((value, _: undefined, field) => {
  if (typeof value !== 'string') return
  const problem = problemOf(value)
  if (problem?.kind === 'unknown')
    field.report('The {{ field }} names {{ part }}', 'unknownPlaceholder', field, problem)
  if (problem?.kind === 'brace')
    field.report('The {{ field }} breaks at {{ part }}', 'brokenBrace', field, problem)
})

const text = (max: number, { lines, beside }: { lines: boolean; beside: string }) =>
  vine
    .string()
    .parse((value) =>
      typeof value === 'string' ? value.trim().replace(/\r\n?/g, '\n') || null : value
    )
    .maxLength(max)
    .use(plainText({ lines }))
    .use(blanks())
    .optional()
    .requiredIfExists(beside)

const words = () =>
  vine.object({
    subject: text(200, { lines: false, beside: 'body' }),
    body: text(10_000, { lines: true, beside: 'subject' }),
  })

/** A language without a text uses the standard one. */
export const mailTextValidator = vine.create({ es: words(), en: words() })

export const mailPreviewValidator = vine.create({ form: rowId().optional() })
