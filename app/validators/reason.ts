import vine from '@vinejs/vine'
import { plainText } from '#form_types/kinds/rules'
import Reason from '#models/reason'
import { reasonKinds } from '#shared/choices'
import { line } from '#validators/line'

const text = () =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(600)
    .use(plainText({ lines: true }))

/** A reason that asks for changes names the questions it opens. */
export const reasonValidator = vine.create(
  vine
    .object({
      kind: vine.enum(reasonKinds),
      nameEs: line(80),
      nameEn: line(80),
      textEs: text(),
      textEn: text(),
    })
    .merge(
      vine.group([
        vine.group.if((data) => data.kind === 'changes', {
          fields: vine
            .array(vine.enum(() => Reason.questions()))
            .minLength(1)
            .maxLength(20)
            .distinct(),
        }),
        // A reason to reject opens no questions.
        vine.group.else({
          fields: vine
            .any()
            .optional()
            .transform((): string[] => []),
        }),
      ])
    )
)
