import i18nManager from '@adonisjs/i18n/services/main'
import { locales } from '#config/i18n'
import { headingKey } from '#documents/spreadsheets/heading'
import { isUpload, type FormType } from '#form_types/define'
import { readFlag } from '#form_types/kinds/cell_text'
import type { Field } from '#form_types/kinds/kind'
import { fieldLabel, shortLabel } from '#form_types/words'
import type { ImportColumn } from '#imports/kind'
import { firstSurnames } from '#imports/names'

export const PHOTO_COLUMN = 'photo'

export const HOST_COLUMN = 'idParent'

export const hasHost = ({ place }: FormType) => place !== undefined

export const questionsOf = ({ publicFields, allFields }: FormType): [string, Field][] => [
  ...Object.entries(publicFields).filter(
    ([, field]) => !isUpload(field) && field.mirrors === undefined
  ),
  ['locale', allFields.locale],
]

/** A question with a default, or one where no answer means no, may stay blank. */
const mustAnswer = (field: Field) =>
  field.required === true && field.default === undefined && field.kind.unanswered === undefined

export function columnLabel(formType: FormType, name: string, locale: string): string {
  const i18n = i18nManager.locale(locale)
  return name === PHOTO_COLUMN || name === HOST_COLUMN
    ? i18n.t(`imports.people.${name}`)
    : fieldLabel(i18n, formType.key, name)
}

export function peopleColumns(formType: FormType, locale: string): ImportColumn[] {
  const column = (name: string, required: boolean): ImportColumn => {
    const label = columnLabel(formType, name, locale)
    const labels = locales.flatMap((language) => labelsOf(formType, name, language))
    const words = [label, ...labels, name, ...(commonHeaders[name] ?? [])]
    // Of words with the same key, the first stays. The first of all is the label itself.
    const wordByKey = new Map(words.map((word) => [headingKey(word), word] as const).reverse())
    const synonyms = words.filter((word) => wordByKey.get(headingKey(word)) === word)
    return { name, label, required, synonyms: [...new Set(synonyms)].slice(1) }
  }
  return [
    ...questionsOf(formType).map(([name, field]) => column(name, mustAnswer(field))),
    ...(hasHost(formType) ? [column(HOST_COLUMN, true)] : []),
    column(PHOTO_COLUMN, false),
  ]
}

function labelsOf(formType: FormType, name: string, locale: string) {
  const i18n = i18nManager.locale(locale)
  const label = columnLabel(formType, name, locale)
  if (name === PHOTO_COLUMN) return [label, fieldLabel(i18n, formType.key, 'image')]
  return name === HOST_COLUMN ? [label] : [label, shortLabel(i18n, formType.key, name)]
}

/** The file that a row names; empty if it says only yes or no, as exported lists do. */
export function photoNameIn(cells: Record<string, string>): string {
  const written = cells[PHOTO_COLUMN]?.trim() ?? ''
  return readFlag(written) === null || /^\d+$/.test(written) ? written : ''
}

const commonHeaders: Record<string, string[]> = {
  name: ['nombre', 'nombre de pila', 'first name', 'given name', 'forename'],
  lastName: ['apellido', 'apellidos', ...firstSurnames, 'surname', 'last name', 'family name'],
  birthDate: ['nacimiento', 'f nacimiento', 'fecha nac', 'birthday', 'birth date', 'dob'],
  document: [
    ...['documento', 'n documento', 'documento de identidad', 'dni', 'nie', 'nif', 'dni nie'],
    ...['dni pasaporte', 'pasaporte', 'passport', 'document', 'identity document', 'id number'],
  ],
  idGender: ['género', 'sexo', 'gender', 'sex'],
  idNationality: ['nacionalidad', 'nationality'],
  email: ['correo', 'mail', 'e mail', 'email'],
  cellPhone: ['móvil', 'teléfono', 'tel', 'telf', 'mobile', 'mobile phone', 'cell', 'telephone'],
  address: ['domicilio', 'calle', 'street'],
  city: ['población', 'localidad', 'municipio', 'town'],
  cp: ['c p', 'código postal', 'zip', 'zip code', 'postcode', 'postal code'],
  idCountry: ['país', 'country'],
  company: ['empresa', 'compañía', 'entidad', 'organización', 'organisation', 'organization'],
  job: ['cargo', 'puesto', 'función', 'position', 'role', 'function'],
  mediaName: ['medio', 'nombre medio', 'outlet'],
  observation: ['observaciones', 'notas', 'comentarios', 'notes', 'comments', 'remarks'],
  passportNumber: ['número de pasaporte', 'passport number'],
  player: ['jugador', 'jugadora'],
  tutorName: ['tutor'],
  tutorLastName: ['tutor’s surname'],
  tutorCellPhone: ['tutor’s mobile'],
  photo: ['fotografía', 'imagen', 'picture', 'image'],
}
