import i18nManager from '@adonisjs/i18n/services/main'
import { headingKey } from '#documents/spreadsheets/heading'
import { isUpload, type FormType } from '#form_types/define'
import type { Field } from '#form_types/kinds/kind'
import { fieldLabel, shortLabel } from '#form_types/words'
import type { ImportColumn } from '#imports/kind'
import { firstSurnames } from '#imports/surnames'

export const PHOTO = 'photo'

export const BROUGHT_BY = 'idParent'

const languages = ['es', 'en']

export const comesAlong = ({ place }: FormType) => place !== undefined

export const questionsOf = (formType: FormType): [string, Field][] =>
  Object.entries(formType.publicFields).filter(
    ([, field]) => !isUpload(field) && field.mirrors === undefined
  )

/** A question with a default, or one where no answer means no, may stay blank. */
export const mustAnswer = (field: Field) =>
  field.required === true && field.default === undefined && field.kind.unanswered === undefined

export function columnLabel(formType: FormType, name: string, locale: string): string {
  const i18n = i18nManager.locale(locale)
  return name === PHOTO || name === BROUGHT_BY
    ? i18n.t(`imports.people.${name}`)
    : fieldLabel(i18n, formType.key, name)
}

export function peopleColumns(formType: FormType, locale: string): ImportColumn[] {
  const column = (name: string, required: boolean): ImportColumn => {
    const label = columnLabel(formType, name, locale)
    const words = languages.flatMap((one) => wordsFor(formType, name, one))
    const all = [label, ...words, name, ...(usualWords[name] ?? [])]
    const known = new Map(all.map((word) => [headingKey(word), word] as const).reverse())
    const synonyms = all.filter((word) => known.get(headingKey(word)) === word)
    return { name, label, required, synonyms: [...new Set(synonyms)].slice(1) }
  }
  return [
    ...questionsOf(formType).map(([name, field]) => column(name, mustAnswer(field))),
    ...(comesAlong(formType) ? [column(BROUGHT_BY, true)] : []),
    column(PHOTO, false),
  ]
}

function wordsFor(formType: FormType, name: string, locale: string) {
  const i18n = i18nManager.locale(locale)
  const label = columnLabel(formType, name, locale)
  if (name === PHOTO) return [label, fieldLabel(i18n, formType.key, 'image')]
  return name === BROUGHT_BY ? [label] : [label, shortLabel(i18n, formType.key, name)]
}

const usualWords: Record<string, string[]> = {
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
  photo: ['fotografía', 'imagen', 'picture', 'image'],
}
