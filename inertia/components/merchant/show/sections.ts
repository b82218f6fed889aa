import type { FieldProp, FormTypeProp } from '~/components/merchant/types'

/** Fields of no section belong to `request`. */
const sections = {
  identity: [
    'image',
    'name',
    'lastName',
    'birthDate',
    'document',
    'passportNumber',
    'passportPhoto',
    'idGender',
    'idNationality',
  ],
  contact: ['email', 'cellPhone', 'phone', 'address', 'city', 'cp', 'idCountry', 'company'],
  guardian: [
    'tutorName',
    'tutorLastName',
    'tutorDocument',
    'tutorGender',
    'tutorEmail',
    'tutorCellPhone',
    'tutorPhone',
    'acceptImages',
  ],
  request: [],
  licence: [
    'license',
    'licenseValid',
    'federated',
    'federatedLicence',
    'golfClubSubscription',
    'golfClubCode',
    'playGolf',
  ],
  positions: ['firstPosition', 'secondPosition', 'drivingLicence'],
  availability: [
    'availablePeriod',
    'shift',
    'session',
    'tournamentAvailability',
    'region',
    'province',
    'transport',
    'transportCity',
    'responsability',
  ],
  profile: ['education', 'speciality', 'languages', 'otherLanguage'],
  experience: [
    'workAsBallboy',
    'workAsBallboyMMO',
    'workAsBallboyMMOCount',
    'tennisHabit',
    'tennisHabitFreq',
    'workExperience',
    'weYear',
    'previouslyParticipate',
    'pYear',
    'pPosition',
  ],
  uniform: ['polo', 'jacket', 'pant', 'shoes'],
  office: [],
} satisfies Record<string, string[]>

export type SectionKey = keyof typeof sections

const keys = Object.keys(sections) as SectionKey[]

const sectionOf = ({ name, staff }: FieldProp): SectionKey =>
  staff ? 'office' : (keys.find((key) => (sections[key] as string[]).includes(name)) ?? 'request')

/** The photo is shown elsewhere; other fields show the player's name and the languages. */
const isShown = (fields: FormTypeProp['fields'], { name, kind }: FieldProp) =>
  kind !== 'photo' &&
  kind !== 'player' &&
  !('languages' in fields && (name === 'language' || name === 'level'))

const isAsked = (_: unknown, { staff, derived }: FieldProp) => !staff && !derived

const inLastPlace = ({ kind }: FieldProp) => Number(kind === 'note')

export const shownSections = (formType: FormTypeProp) => sectionsOf(formType, isShown)

export const askedSections = (formType: FormTypeProp) => sectionsOf(formType, isAsked)

function sectionsOf({ fields }: FormTypeProp, wanted: typeof isShown) {
  const some = Object.values(fields).filter((field) => wanted(fields, field))
  return keys
    .map((key) => ({ key, fields: inOrder(some, key) }))
    .filter((section) => section.fields.length > 0)
    .sort((a, b) => rank(a) - rank(b))
}

/** Notes come after the answers, fields of staff last. */
const rank = ({ key, fields }: { key: SectionKey; fields: FieldProp[] }) =>
  key === 'office' ? 2 : Number(fields.every(({ kind }) => kind === 'note'))

function inOrder(shown: FieldProp[], key: SectionKey) {
  const place = ({ name }: FieldProp) => (sections[key] as string[]).indexOf(name)
  return shown
    .filter((field) => sectionOf(field) === key)
    .sort((a, b) => inLastPlace(a) - inLastPlace(b) || place(a) - place(b))
}
