import type { FieldProp, FormTypeProp } from '~/components/merchant/types'
import { keysOf } from '#shared/keys'

/** Fields by section. A field that is in none of them belongs to `request`. */
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
  tutor: [
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

const keys = keysOf(sections)
const namesOf: Record<SectionKey, string[]> = sections

const sectionOf = ({ name, staff }: FieldProp): SectionKey =>
  staff ? 'office' : (keys.find((key) => namesOf[key].includes(name)) ?? 'request')

/** A player is an id: `playerName`, which changes with it, is shown instead. */
export const isShown = (field: FieldProp | undefined) => field?.kind !== 'player'

/** The photo is shown elsewhere, `language` and `level` by `languages`. */
const isInAnswers = (fields: FormTypeProp['fields'], field: FieldProp) =>
  isShown(field) &&
  field.kind !== 'photo' &&
  !('languages' in fields && (field.name === 'language' || field.name === 'level'))

const isAsked = (_: unknown, { staff, derived }: FieldProp) => !staff && !derived

/** For sorting: 0, and 1 for notes, which come last. */
const noteRank = ({ kind }: FieldProp) => Number(kind === 'note')

export const shownSections = (formType: FormTypeProp) => sectionsOf(formType, isInAnswers)

export const askedSections = (formType: FormTypeProp) => sectionsOf(formType, isAsked)

function sectionsOf({ fields }: FormTypeProp, belongs: typeof isInAnswers) {
  const chosen = Object.values(fields).filter((field) => belongs(fields, field))
  return keys
    .map((key) => ({ key, fields: inOrder(chosen, key) }))
    .filter((section) => section.fields.length > 0)
    .sort((a, b) => rank(a) - rank(b))
}

/** For sorting: sections with only notes come after the answers, the fields of staff last. */
const rank = ({ key, fields }: { key: SectionKey; fields: FieldProp[] }) =>
  key === 'office' ? 2 : Number(fields.every(({ kind }) => kind === 'note'))

function inOrder(fields: FieldProp[], key: SectionKey) {
  const position = ({ name }: FieldProp) => namesOf[key].indexOf(name)
  return fields
    .filter((field) => sectionOf(field) === key)
    .sort((a, b) => noteRank(a) - noteRank(b) || position(a) - position(b))
}
