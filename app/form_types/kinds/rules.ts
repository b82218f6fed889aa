import vine from '@vinejs/vine'
import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'
import { DateTime } from 'luxon'

const FORMATS = ['yyyy-MM-dd', 'dd-MM-yyyy', 'dd/MM/yyyy']

/** Refuses control characters and halves of characters, which neither a card nor PostgreSQL can hold. */
export const plainText = vine.createRule((value, options: { lines: boolean }, field) => {
  if (typeof value !== 'string') return

  const forbidden = options.lines ? /(?![\n\r\t])\p{Cc}/u : /\p{Cc}/u
  if (forbidden.test(value) || !value.isWellFormed())
    field.report('The {{ field }} has invisible characters', 'plainText', field)
})

/** A number of digits: no object, which might refuse to become one, and no `1e3` or `0x10`. */
export const digits = () =>
  vine.number().parse((value) => {
    if (typeof value === 'object' && value !== null) return 'none'
    return typeof value === 'string' && /[^\d\s.,+-]/.test(value) ? 'none' : value
  })

/** An e-mail address in lower case. Half a character would make VineJS's own rule throw. */
export const emailAddress = () =>
  vine
    .string()
    .trim()
    .maxLength(254)
    .use(plainText({ lines: false }))
    .email()
    .toLowerCase()

/** A day as `YYYY-MM-DD`, read from the three forms the contract accepts. */
export const day = vine.createRule((value, options: { past?: boolean }, field) => {
  if (typeof value !== 'string') return
  const read = FORMATS.map((format) =>
    DateTime.fromFormat(value.trim(), format, { zone: 'utc' })
  ).find((date) => date.isValid)
  if (!read || read.year < 1900 || read.year > 2100) {
    return field.report('The {{ field }} is not a day', 'date', field)
  }
  if (options.past && read.toMillis() > Date.now()) {
    return field.report('The {{ field }} lies ahead', 'pastDate', field)
  }
  field.mutate(read.toISODate(), field)
})

/** An hour of the day as `HH:MM`. */
export const hour = vine.createRule((value, _: undefined, field) => {
  if (typeof value === 'string' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(value))
    field.report('The {{ field }} is not an hour', 'hour', field)
})

/** A colour as `#rrggbb`. */
export const color = vine.createRule((value, _: undefined, field) => {
  if (typeof value === 'string' && !/^#[0-9a-f]{6}$/i.test(value))
    field.report('The {{ field }} is not a colour', 'color', field)
})

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The check letter of a DNI or NIE (Real Decreto 1553/2005; domain facts §5.1). */
export function checkLetter(number: string): string {
  return LETTERS[Number(number.replace('X', '0').replace('Y', '1').replace('Z', '2')) % 23]
}

/**
 * Upper case without spaces, dots, dashes and slashes, a DNI with all its digits: how
 * documents are stored and compared.
 */
export function normaliseDocument(value: string): string {
  const document = value.toUpperCase().replace(/[\s.\-/]/g, '')
  return /^\d{7}[A-Z]$/.test(document) ? `0${document}` : document
}

/** A passport or identity document; the letter is verified where it looks Spanish. */
export const identityDocument = vine.createRule((value, _: undefined, field) => {
  if (typeof value !== 'string') return
  const document = normaliseDocument(value)
  const spanish = /^(?:[XYZ]\d{7}|\d{8})([A-Z])$/.exec(document)
  if (spanish) {
    if (checkLetter(document.slice(0, -1)) !== spanish[1]) {
      return field.report('The letter of {{ field }} is wrong', 'documentLetter', field)
    }
  } else if (!/^[A-Z0-9]{5,15}$/.test(document)) {
    return field.report('The {{ field }} is not a document', 'document', field)
  }
  field.mutate(document, field)
})

/** A telephone number, stored as E.164; without a prefix it belongs to the person's country. */
export const phoneNumber = vine.createRule((value, _: undefined, field) => {
  if (typeof value !== 'string') return
  const country = (typeof field.parent.idCountry === 'string' && field.parent.idCountry) || 'ES'
  const typed = value.replace(/^\s*00/, '+')
  if (!isValidPhoneNumber(typed, country as CountryCode)) {
    return field.report('The {{ field }} is not a telephone number', 'mobile', field)
  }
  field.mutate(parsePhoneNumberFromString(typed, country as CountryCode)!.number, field)
})

/** A postal code: five digits of a province in Spain, letters and digits elsewhere. */
export const postalCode = vine.createRule((value, _: undefined, field) => {
  if (typeof value !== 'string') return
  const country = field.parent.idCountry || 'ES'
  const pattern = country === 'ES' ? /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/ : /^[A-Za-z0-9 -]{2,12}$/
  if (!pattern.test(value.trim())) {
    field.report('The {{ field }} is not a postal code', 'postalCode', field)
  }
})
