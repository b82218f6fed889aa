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

/** As `normaliseDocument`; many write the kind of document before a Spanish number: `DNI 12345678Z`. */
export function documentTyped(value: string): string {
  const document = normaliseDocument(value)
  const [, number] = /^(?:DNI|NIE|NIF)((?:[XYZ]\d{7}|\d{7,8})[A-Z])$/.exec(document) ?? []
  return number ? normaliseDocument(number) : document
}

/**
 * The rule that a normalised passport or identity document breaks, or null. The check letter is
 * tested only if the document looks like a DNI or NIE.
 */
export function documentFault(document: string): 'document' | 'documentLetter' | null {
  if (!/^[A-Z0-9]{5,15}$/.test(document)) return 'document'
  const spanish = /^([XYZ]\d{7}|\d{8})([A-Z])$/.exec(document)
  return spanish && checkLetter(spanish[1]) !== spanish[2] ? 'documentLetter' : null
}
