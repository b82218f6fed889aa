import type { Answers } from '~/fields/checks'
import type { FormTypeProp } from '~/types'

const blankOfKind: Record<string, unknown> = {
  choices: [],
  languages: [],
  flag: false,
  flags: {},
  photo: null,
  file: null,
}

export function newAnswers(formType: FormTypeProp): Answers {
  const fields = Object.values(formType.fields)
  return Object.fromEntries(
    fields.map((field) => [field.name, field.default ?? blankOfKind[field.kind] ?? ''])
  )
}

/** Identifies one attempt to submit, so that sending it twice makes one request. */
export function newNonce(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  // `randomUUID` exists only on https and localhost.
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
