import vine from '@vinejs/vine'
import { plainKind, type FieldSettings, type Field } from '#form_types/kinds/kind'
import { color, plainText, postalCode, withoutAddress } from '#form_types/kinds/rules'
import { LONGEST } from '#shared/answer_limits'

/** Soft hyphens, marks of direction, and letters without a sign. */
const INVISIBLE = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]+$/u

/** A text of nothing but invisible signs is none. */
const visible = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && INVISIBLE.test(value) ? null : value

const line = (field: Field<string>) =>
  vine
    .string()
    .parse(visible)
    .trim()
    .maxLength(field.max ?? LONGEST.text)
    .use(plainText({ lines: false }))

const textKind = plainKind<string>({ key: 'text', schema: line })

/** Names hold no address: mails to unconfirmed addresses begin with the name. */
const nameKind = plainKind<string>({
  key: 'text',
  schema: (field) => line(field).use(withoutAddress()),
})

const noteKind = plainKind<string>({
  key: 'note',
  width: 40,
  schema: (field) =>
    vine
      .string()
      .trim()
      .maxLength(field.max ?? LONGEST.note)
      .use(plainText({ lines: true })),
})

const postcodeKind = plainKind<string>({
  key: 'postcode',
  width: 10,
  schema: () => vine.string().trim().maxLength(12).use(postalCode()),
})

const colourKind = plainKind<string>({
  key: 'text',
  schema: () => vine.string().trim().toLowerCase().use(color()),
})

export const text = (settings: FieldSettings = {}): Field<string> => ({
  kind: textKind,
  ...settings,
})

export const personName = (settings: FieldSettings = {}): Field<string> => ({
  kind: nameKind,
  max: 200,
  ...settings,
})

export const note = (settings: FieldSettings = {}): Field<string> => ({
  kind: noteKind,
  ...settings,
})

export const postcode = (settings: FieldSettings = {}): Field<string> => ({
  kind: postcodeKind,
  ...settings,
})

export const colour = (settings: FieldSettings = {}): Field<string> => ({
  kind: colourKind,
  ...settings,
})
