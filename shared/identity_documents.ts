const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The check letter of a DNI or NIE (Real Decreto 1553/2005). */
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

/** The rule that a normalised passport or identity document breaks; a letter counts where it looks Spanish. */
export function documentFault(document: string): 'document' | 'documentLetter' | null {
  if (!/^[A-Z0-9]{5,15}$/.test(document)) return 'document'
  const spanish = /^([XYZ]\d{7}|\d{8})([A-Z])$/.exec(document)
  return spanish && checkLetter(spanish[1]) !== spanish[2] ? 'documentLetter' : null
}
