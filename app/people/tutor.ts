import Form from '#models/form'
import { tutorDocumentOf } from '#models/form/identity'
import { tutorNameOf, tutorOf } from '#models/form/tutor'
import { exclusiveEmails, pickupsOf } from '#people/marks'
import { identitiesOf, Person } from '#people/person'
import { PersonalRecords } from '#people/records'
import { requestsOfChildren } from '#people/rows'
import { textIn } from '#sql/json'
import { areAlike } from '#text/likeness'
import { personKeysOf } from '#text/secrets'

/** Nobody has proven the document of a tutor that they typed, so the name or the address must fit too. */
const namesSameTutor = (one: Form, other: Form) => {
  const email = textIn(one.detail, 'tutorEmail')
  const isSameMailbox = email !== null && email === textIn(other.detail, 'tutorEmail')
  return isSameMailbox || areAlike(tutorOf(one), tutorOf(other))
}

/** A parent or guardian: what is kept about them stands in the requests of their children, newest first. */
export class Tutor {
  private constructor(
    readonly forms: Form[],
    readonly keys: string[]
  ) {}

  /** @throws E_ROW_NOT_FOUND if there is no such request, or it names no tutor */
  static async of(id: number): Promise<Tutor> {
    const child = await Form.query().where('id', id).whereNotNull('guardianKey').firstOrFail()
    const keys = [child.guardianKey!, ...personKeysOf(tutorDocumentOf(child.$attributes))]
    const claimed = await Form.query()
      .whereIn('guardianKey', keys)
      .orderBy('submittedAt', 'desc')
      .orderBy('id', 'desc')
      .preload('tournament')
    const forms = claimed.filter((form) => form.id === id || namesSameTutor(child, form))
    return new Tutor(forms, keys)
  }

  /** The children whose requests name this person as their tutor, those of the newest request first. */
  static async childrenOf(person: Person): Promise<Person[]> {
    const children: Person[] = []
    for (const { id } of await requestsOfChildren(person))
      if (!children.some((child) => child.ids.includes(id))) children.push(await Person.of(id))
    return children
  }

  get ids() {
    return this.forms.map(({ id }) => id)
  }

  get newest() {
    return this.forms[0]
  }

  get names() {
    return [...new Set(this.forms.map(tutorNameOf))]
  }

  get fullName() {
    return this.names[0]
  }

  get documents() {
    return [...new Set(this.forms.flatMap(({ detail }) => textIn(detail, 'tutorDocument') || []))]
  }

  /** Now and before corrections, but not those of an earlier tutor of the same request. */
  async emails(): Promise<string[]> {
    const identities = await identitiesOf(this.forms, { since: 'tutorDocument' })
    return [...new Set(identities.flatMap(({ tutorEmail }) => tutorEmail || []))]
  }

  async records() {
    const { ids, documents } = this
    const emails = await this.emails()
    const names = this.forms.map(tutorOf)
    // A child who collects their card alone does not sign for their tutor.
    const pickups = await pickupsOf({ ids: [], documents, emails, names })
    const own = await exclusiveEmails(emails, { ids, pickups })
    return new PersonalRecords(this, { documents, emails: own, pickups }).readOfTutor(emails)
  }

  /** The tutor as somebody with a request of their own. */
  async asPerson(): Promise<Person | null> {
    const claimed = await Form.query()
      .whereIn('personKey', this.keys)
      .whereNotIn('id', this.ids)
      .orderBy('id', 'desc')
    const own = claimed.find((form) => this.forms.some((child) => areAlike(form, tutorOf(child))))
    return own ? Person.of(own.id) : null
  }
}
