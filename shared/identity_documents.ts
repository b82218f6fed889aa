const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The check letter of a DNI or NIE (Real Decreto 1553/2005). */
export function checkLetter(number: string): string {
  return LETTERS[Number(number.replace('X', '0').replace('Y', '1').replace('Z', '2')) % 23]
}

/**
 * The form in which documents are stored and compared: upper case, without spaces, dots,
 * dashes and slashes, a DNI with all its eight digits.
 */
export function normaliseDocument(value: string): string {
  const document = value.toUpperCase().replace(/[\s.\-/]/g, '')
  return /^\d{7}[A-Z]$/.test(document) ? `0${document}` : document
}

/** What many write before a Spanish number. */
export const documentKinds = ['DNI', 'NIE', 'NIF']

/** Whether a normalised document looks like a DNI or NIE. */
export const isSpanish = (document: string) => /^(?:[XYZ]\d{7}|\d{8})[A-Z]$/.test(document)

/**
 * A DNI or NIE typed without its letter, which follows from its digits, with the letter; null for any
 * other document.
 */
export const withLetter = (document: string) =>
  /^(?:[XYZ]\d{7}|\d{7,8})$/.test(document)
    ? normaliseDocument(document + checkLetter(document))
    : null

/** As `normaliseDocument`, without the kind before a Spanish number: `DNI 12345678Z`. */
export function documentTyped(value: string): string {
  const document = normaliseDocument(value)
  const number = normaliseDocument(document.slice(3))
  return documentKinds.includes(document.slice(0, 3)) && isSpanish(number) ? number : document
}

/**
 * The rule that a normalised passport or identity document breaks, or null. The check letter is
 * tested only if the document looks like a DNI or NIE.
 */
export function documentFault(document: string): 'document' | 'documentLetter' | null {
  if (!/^[A-Z0-9]{5,15}$/.test(document)) return 'document'
  const isWrong = isSpanish(document) && checkLetter(document.slice(0, 8)) !== document[8]
  return isWrong ? 'documentLetter' : null
}
