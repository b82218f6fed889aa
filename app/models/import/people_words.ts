import { firstSurnames } from '#models/import/surnames'

/** What companies and federations write over the columns of their own lists, besides our words. */
export const usualWords: Record<string, string[]> = {
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
