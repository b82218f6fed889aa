import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Form from '#models/form'
import { CANDIDATES, idsAlike } from '#models/form/alike'
import { identityOf } from '#models/form/identity'
import { personKeysOfForms } from '#models/form/person_keys'
import { answerChanges, answersBefore } from '#models/form/present_person'
import Tournament from '#models/tournament'
import { recordOf } from '#shared/keys'
import { isPostgres } from '#sql/dialect'
import { textIn } from '#sql/json'
import { areAlike } from '#text/likeness'
import { personKeysOf } from '#text/secrets'

const MOST_ALIKE = 20

const telephones = ['cellPhone', 'phone', 'tutorCellPhone', 'tutorPhone'] as const

const ofTutor = [
  'tutorName',
  'tutorLastName',
  'tutorEmail',
  'tutorCellPhone',
  'tutorPhone',
] as const

const identifying = ['name', 'lastName', 'email', 'cellPhone', 'phone', ...ofTutor] as const

type Identity = { name: string; lastName: string } & Record<
  Exclude<(typeof identifying)[number], 'name' | 'lastName'>,
  string | null
>

/**
 * Everything of one person: the requests with the same person key and two of nearly the same name,
 * the same birth date and the same address, newest first. Others with that document may be of
 * somebody who typed it.
 */
export class Person {
  #identities?: Promise<Identity[]>

  /** `keys`: of the documents and passports that the requests name. */
  private constructor(
    readonly forms: Form[],
    readonly keys: string[],
    private client?: QueryClientContract
  ) {}

  /** @throws E_ROW_NOT_FOUND if there is no such request. In a transaction the requests are locked. */
  static async of(id: number, client?: QueryClientContract): Promise<Person> {
    const request = await Form.query({ client }).where('id', id).firstOrFail()
    const identity = [request.personKey ?? [], personKeysOf(identityOf(request.$attributes))].flat()
    const query = Form.query({ client })
      .where((own) => own.where('id', id).orWhereIn('personKey', identity))
      .orderBy('submittedAt', 'desc')
      .orderBy('id', 'desc')
    const isLocking = client?.isTransaction && isPostgres(client)
    if (isLocking) query.forUpdate()
    const forms = sameAs(id, await query)
    // Another transaction may have erased the person while this one waited for the lock.
    if (forms.length === 0) await Form.query({ client }).where('id', id).firstOrFail()
    const tournaments = await Tournament.query({ client }).whereIn(
      'id',
      forms.map(({ tournamentId }) => tournamentId)
    )
    for (const form of forms)
      form.$setRelated(
        'tournament',
        tournaments.find(({ id: edition }) => edition === form.tournamentId)!
      )
    const keysOf = await personKeysOfForms(forms, client)
    const keys = [...keysOf.values()].flatMap((own) => [...own.identity, ...own.passport])
    return new Person(forms, [...new Set(keys)], client)
  }

  get ids() {
    return this.forms.map(({ id }) => id)
  }

  get newest() {
    return this.forms[0]
  }

  get fullName() {
    return this.newest.fullName
  }

  get documents() {
    const passportOf = ({ detail }: Form) => textIn(detail, 'passportNumber')
    const numbers = this.forms.flatMap((form) => [form.document, passportOf(form)])
    return [...new Set(numbers.flatMap((number) => number || []))]
  }

  get tutorDocuments() {
    const numbers = this.forms.flatMap(
      ({ formType, answers }) => formType.tutorDocument?.(answers) || []
    )
    return [...new Set(numbers)]
  }

  get birthDates() {
    return [...new Set(this.forms.flatMap(({ birthDate }) => birthDate ?? []))]
  }

  /** The names, addresses and telephones of the requests, now and before corrections. */
  identities(): Promise<Identity[]> {
    this.#identities ??= identitiesOf(this.forms, { client: this.client })
    return this.#identities
  }

  /** Whether a request names a tutor, or named one before a correction or as another form type. */
  async hadTutor(): Promise<boolean> {
    const identities = await this.identities()
    return identities.some((one) => ofTutor.some((name) => one[name] !== null))
  }

  /** Of the person and their present tutors. */
  get presentEmails(): string[] {
    const addresses = this.forms.flatMap(({ email, detail }) => [
      email,
      textIn(detail, 'tutorEmail'),
    ])
    return [...new Set(addresses.flatMap((address) => address || []))]
  }

  /** Of the person and their tutors, now and before corrections. */
  async emails(): Promise<string[]> {
    const identities = await this.identities()
    const addresses = identities.flatMap(({ email, tutorEmail }) => [email, tutorEmail])
    return [...new Set(addresses.flatMap((address) => address || []))]
  }

  /** Of the person and their tutors, now and before corrections. */
  async telephones(): Promise<string[]> {
    const identities = await this.identities()
    const numbers = identities.flatMap((one) => telephones.map((name) => one[name]))
    return [...new Set(numbers.flatMap((number) => number || []))]
  }

  /** Requests that may be of the same person under another document: only suggestions. */
  async similarRequests(): Promise<Form[]> {
    const { birthDates } = this
    // The index of birth dates begins with the edition.
    const editions = await Tournament.query().select('id')
    const others = () =>
      Form.query()
        .whereIn(
          'tournamentId',
          editions.map(({ id }) => id)
        )
        .whereNotIn('id', this.ids)
    const ofDates = others().whereIn('birthDate', birthDates).orderBy('id', 'desc')
    const ids = [
      ...(await idsAlike(ofDates.limit(CANDIDATES), this.forms)),
      // The birth dates of minors are sealed.
      ...(this.forms.some(({ isOfMinor }) => isOfMinor)
        ? await idsAlike(others().whereRaw('minor'), this.forms)
        : []),
    ]
    const named = await Form.query().whereIn('id', ids).orderBy('id', 'desc').preload('tournament')
    const alike = named.filter(
      ({ birthDate }) => birthDate !== null && birthDates.includes(birthDate)
    )
    const bySamePassport = await Form.query()
      .whereNotIn('id', this.ids)
      .where((same) => same.whereIn('passportKey', this.keys).orWhereIn('personKey', this.keys))
      .orderBy('id', 'desc')
      .limit(MOST_ALIKE)
      .preload('tournament')
    const found = new Map([...bySamePassport, ...alike].map((form) => [form.id, form]))
    return [...found.values()].slice(0, MOST_ALIKE)
  }
}

/**
 * A typed document proves nothing, and people who know it often know the name. So two of name, birth
 * date and address must match too.
 */
function isSame(one: Form, other: Form) {
  const hasSameBirthDate = one.birthDate !== null && one.birthDate === other.birthDate
  const hasSameEmail = one.email !== null && one.email === other.email
  return [areAlike(one, other), hasSameBirthDate, hasSameEmail].filter(Boolean).length > 1
}

/** The request and all that are linked to it by steps of `isSame`. */
function sameAs(id: number, claimed: Form[]): Form[] {
  const linked = new Set(claimed.filter((form) => form.id === id))
  for (const form of linked)
    for (const other of claimed) if (!linked.has(other) && isSame(form, other)) linked.add(other)
  return claimed.filter((form) => linked.has(form))
}

type HistoryRange = { client?: QueryClientContract; since?: string }

/** Reads the history backwards, since each line holds only what changed, to the latest change of `since`. */
export async function identitiesOf(
  forms: Form[],
  { client, since }: HistoryRange
): Promise<Identity[]> {
  const lines = await answerChanges(
    forms.map(({ id }) => id),
    client
  )
  return forms.flatMap(({ id, name, lastName, email, cellPhone, phone, detail }) => {
    const own = { name, lastName, email, cellPhone, phone }
    const identities: Identity[] = [
      { ...own, ...recordOf(ofTutor, (field) => textIn(detail, field)) },
    ]
    for (const line of lines) {
      if (line.formId !== id) continue
      const answers = answersBefore(line)
      if (since && since in answers) break
      const changed = identifying.filter((field) => typeof answers[field] === 'string')
      if (changed.length === 0) continue
      const before = Object.fromEntries(changed.map((field) => [field, answers[field]]))
      identities.push({ ...identities.at(-1)!, ...before })
    }
    return identities
  })
}
