import vine from '@vinejs/vine'
import {
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { DateTime } from 'luxon'
import { typeOfFile } from '#form_types/kinds/file_signature'
import { documentFault, documentTyped } from '#shared/identity_documents'

export const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

const FORMATS = ['yyyy-M-d', 'yyyy/M/d', 'd-M-yyyy', 'd/M/yyyy']

/** Cards cannot print control characters; PostgreSQL cannot store half a surrogate pair. */
export const plainText = vine.createRule((value, options: { lines: boolean }, field) => {
  if (typeof value !== 'string') return

  const forbidden = options.lines ? /(?![\n\r\t])\p{Cc}/u : /\p{Cc}/u
  if (forbidden.test(value) || !value.isWellFormed())
    field.report('The {{ field }} has invisible characters', 'plainText', field)
})

/** Commonest endings of what mail programs turn into links. */
const ENDINGS =
  'com|net|org|info|es|eu|io|co|me|ru|ly|tv|app|xyz|top|online|site|shop|club|link|live|cat'
const ADDRESS = new RegExp(
  `://|@|www\\.|\\.(${ENDINGS})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}]\\.[\\p{L}\\p{N}]+/|\\d{1,3}(?:\\.\\d{1,3}){3}`,
  'iu'
)

export const withoutAddress = vine.createRule((value, _: undefined, field) => {
  if (typeof value === 'string' && ADDRESS.test(value.normalize('NFKC')))
    field.report('The {{ field }} has a web address', 'withoutAddress', field)
})

/** A number in plain digits. Refuses objects, which may throw when converted, and `1e3` or `0x10`. */
export const digits = () =>
  vine.number().parse((value) => {
    if (typeof value === 'object' && value !== null) return 'none'
    return typeof value === 'string' && /[^\d\s.,+-]/.test(value) ? 'none' : value
  })

// A body may send a text in place of a file: it is refused, so that no path is read. With `stored`,
// a page may send back the address of the stored file; then there is no new file.
export const uploadedFile = (options: Parameters<typeof vine.file>[0], { stored = false } = {}) =>
  vine.file(options).parse((value) => {
    if (stored && typeof value === 'string') return undefined
    if (typeof value !== 'object' || value === null) return value
    if (!isUpload(value)) return 'none'
    // The body parser goes by the name where it does not know its ending, such as `.jfif`.
    value.extname = (value.tmpPath && typeOfFile(value.tmpPath)) ?? value.extname
    return value
  })

type SentFile = { extname?: string; tmpPath?: string }

/** Recognised by a method, which no object of a JSON body has. */
const isUpload = (value: object): value is SentFile =>
  'validate' in value && typeof value.validate === 'function'

/** Checks the text first: half a surrogate pair makes VineJS's own e-mail rule throw. */
export const emailAddress = () =>
  vine
    .string()
    .trim()
    .maxLength(254)
    .use(plainText({ lines: false }))
    .email()
    .toLowerCase()

/** A day as people type it, at midnight UTC. */
export const dayTyped = (typed: string) =>
  FORMATS.map((format) => DateTime.fromFormat(typed.trim(), format, { zone: 'utc' })).find(
    (date) => date.isValid
  )

export const day = vine.createRule((value, options: { past?: boolean }, field) => {
  if (typeof value !== 'string') return
  const parsed = dayTyped(value)
  if (!parsed || parsed.year < 1900 || parsed.year > 2100) {
    const looksLikeDay = /^(\d{4}[-/]\d\d?[-/]\d\d?|\d\d?[-/]\d\d?[-/]\d{4})$/.test(value.trim())
    return field.report(
      'The {{ field }} is no day',
      !parsed && looksLikeDay ? 'noSuchDay' : 'date',
      field
    )
  }
  if (options.past && parsed > DateTime.utc()) {
    return field.report('The {{ field }} lies ahead', 'pastDate', field)
  }
  field.mutate(parsed.toISODate(), field)
})

export const hour = vine.createRule((value, _: undefined, field) => {
  if (typeof value === 'string' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(value))
    field.report('The {{ field }} is not an hour', 'hour', field)
})

export const color = vine.createRule((value, _: undefined, field) => {
  if (typeof value === 'string' && !/^#[0-9a-f]{6}$/i.test(value))
    field.report('The {{ field }} is not a colour', 'color', field)
})

/** Checks the letter only of documents that look Spanish. */
export const identityDocument = vine.createRule((value, _: undefined, field) => {
  if (typeof value !== 'string') return
  const document = documentTyped(value)
  const fault = documentFault(document)
  if (fault === 'documentLetter')
    return field.report('The letter of {{ field }} is wrong', 'documentLetter', field)
  if (fault) return field.report('The {{ field }} is not a document', 'document', field)
  field.mutate(document, field)
})

/** Stored as E.164; a number without prefix belongs to the person's country. */
export const phoneNumber = vine.createRule((value, _: undefined, field) => {
  if (typeof value !== 'string') return
  const given = (typeof field.parent.idCountry === 'string' && field.parent.idCountry) || 'ES'
  const country = isSupportedCountry(given) ? given : undefined
  const typed = value.replace(/^\s*00/, '+')
  if (!isValidPhoneNumber(typed, country)) {
    return field.report('The {{ field }} is not a telephone number', 'mobile', field)
  }
  field.mutate(parsePhoneNumberFromString(typed, country)!.number, field)
})

export const postalCode = vine.createRule((value, _: undefined, field) => {
  if (typeof value !== 'string') return
  const country = field.parent.idCountry || 'ES'
  const pattern = country === 'ES' ? /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/ : /^[A-Za-z0-9 -]{2,12}$/
  if (!pattern.test(value.trim())) {
    field.report('The {{ field }} is not a postal code', 'postalCode', field)
  }
})
