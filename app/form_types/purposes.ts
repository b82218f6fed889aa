/** Why an answer is kept (GDPR article 5), in the order in which a person reads them. */
export const purposes = [
  'identity',
  'contact',
  'tutor',
  'card',
  'meals',
  'clothing',
  'health',
  'consent',
  'decision',
] as const

export type Purpose = (typeof purposes)[number]

/** The answers to all other questions serve the decision on a request. */
export const questionsFor: Record<Exclude<Purpose, 'decision'>, string[]> = {
  identity: [
    ...['name', 'lastName', 'birthDate', 'document', 'passportNumber', 'passportPhoto'],
    ...['idGender', 'idNationality', 'birthCountry'],
  ],
  contact: [
    ...['email', 'cellPhone', 'phone', 'address', 'city', 'cp', 'idCountry', 'province', 'region'],
    'locale',
  ],
  tutor: [
    ...['tutorName', 'tutorLastName', 'tutorDocument', 'tutorGender'],
    ...['tutorEmail', 'tutorCellPhone', 'tutorPhone'],
  ],
  card: [
    ...['image', 'company', 'category', 'idPermission', 'customPermission', 'color'],
    ...['daily', 'datePermission', 'endPermission', 'validity', 'days', 'day'],
  ],
  meals: ['credits', 'amount', 'restaurants'],
  clothing: ['polo', 'pant', 'jacket', 'shoes'],
  health: ['covidPassport', 'covidCertificate'],
  consent: ['acceptImages', 'responsability'],
}

const byQuestion = new Map(
  purposes.flatMap((purpose) =>
    purpose === 'decision' ? [] : questionsFor[purpose].map((name) => [name, purpose] as const)
  )
)

export const purposeOf = (question: string): Purpose => byQuestion.get(question) ?? 'decision'
