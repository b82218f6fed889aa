import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { isUpload, type FormType } from '#form_types/define'
import Form from '#models/form'
import { mailAbout } from '#models/form/correspondence'
import { personKeysOfForms } from '#models/form/person_keys'
import { readPhoto, thumbOf } from '#models/form/photos'
import { sendReminder } from '#requests/reminder'
import { twinIn } from '#models/form/twins'
import MailMessage from '#models/mail_message'
import { keyedHash, personKeysOf } from '#text/secrets'
import Tournament from '#models/tournament'
import type { Applicant } from '#form_types/define'
import { formatMoment } from '#text/moments'

type Data = Record<string, unknown>

const LINK_HOURS = 4

const linkEnds = () => DateTime.utc().plus({ hours: LINK_HOURS })

const notReused = ['player', 'day', 'draw', 'exceedReason']

/** Part of the signature, and not readable in the link. */
const purposeFor = (email: string | null) => `returning:${email}`

const initial = (word: string) => `${[...word.trim()][0] ?? ''}.`

/**
 * A returning member: a person accredited for a player's team last year. A passport number alone
 * must not reveal anything, so the person first opens a link sent to last year's address.
 */
export class ReturningMember {
  private constructor(private form: Form) {}

  static async of(passport: unknown, edition: Tournament): Promise<ReturningMember | null> {
    const keys = typeof passport === 'string' ? personKeysOf(passport) : []
    return this.#find('passportKey', keys, edition)
  }

  static async confirmed(id: unknown, edition: Tournament): Promise<ReturningMember | null> {
    const isId = Number.isInteger(id) && Number(id) < 2 ** 31
    const former = isId ? await this.#find('id', [Number(id)], edition) : null
    return former && !(await former.#requestIn(edition)) ? former : null
  }

  static async #find(
    column: 'id' | 'passportKey',
    values: (number | string)[],
    edition: Tournament
  ) {
    const previous = await Tournament.query()
      .where('sport', edition.sport)
      .where('year', '<', edition.year)
      .orderBy('year', 'desc')
      .first()
    if (!previous) return null
    const form = await Form.query()
      .whereIn(column, values)
      .where({ tournamentId: previous.id, type: 'player', state: 'approved' })
      .withScopes((scopes) => scopes.unrestricted())
      .orderBy('id', 'desc')
      .first()
    return form && new ReturningMember(form)
  }

  /** Opens last year's answers, until the address of that request changes. */
  static linkFor({ id, email }: Form, late?: number) {
    const qs = { former: id, ...(late && { late }) }
    const options = { qs, expiresIn: `${LINK_HOURS}h`, purpose: purposeFor(email) }
    return { url: appUrl + signedUrlFor('returning.create', [], options), expiresAt: linkEnds() }
  }

  static lacksAnswers(problems: { field: string; rule: string }[], formType: FormType): boolean {
    const missing = problems.filter(({ rule }) => rule === 'required').map(({ field }) => field)
    return reusedFields(formType).some(([name]) => missing.includes(formType.wireName(name)))
  }

  get id() {
    return this.form.id
  }

  get email() {
    return this.form.email
  }

  /** What a browser keeps that has opened the link. */
  get linkKey() {
    return keyedHash(this.linkPurpose)
  }

  get linkPurpose() {
    return purposeFor(this.email)
  }

  get hint() {
    const { name, lastName, email } = this.form
    const [box = '', domain = ''] = (email ?? '').split('@')
    const end = domain.slice(domain.lastIndexOf('.'))
    return {
      initials: `${initial(name)} ${initial(lastName)}`,
      maskedEmail: email ? `${[...box][0]}•••@${domain[0]}•••${end}` : '',
    }
  }

  /** A person who has applied this year already gets the link to that request. */
  async sendLink(edition: Tournament, late?: number) {
    const request = await this.#requestIn(edition)
    if (request) return sendReminder(request.id)
    const until = formatMoment(linkEnds(), edition.timeZone)
    const about = { former: this.id, entry: late, tournament: edition.fullName, until, team: null }
    await db.transaction((trx) =>
      MailMessage.order(trx, mailAbout(this.form, 'returning_link', about))
    )
  }

  async known(formType: FormType): Promise<Data> {
    const photo = await readPhoto(this.form.image && thumbOf(this.form.image))
    return {
      ...this.fill({}, formType),
      ...(photo && { image: `data:image/jpeg;base64,${photo.toString('base64')}` }),
    }
  }

  fill(sent: Data, formType: FormType): Data {
    const answers = reusedFields(formType)
      .filter(([, field]) => !isUpload(field))
      .map(([name]) => [name, this.form.answers[name] ?? undefined])
    const sentAnswers = Object.entries(sent).filter(([, value]) => value !== null && value !== '')
    return {
      ...Object.fromEntries(answers.filter(([, value]) => value !== undefined)),
      ...Object.fromEntries(sentAnswers),
    }
  }

  async photo(sent: Data): Promise<Applicant['uploads']> {
    if (sent.image) return {}
    const bytes = await readPhoto(this.form.image)
    return bytes ? { image: { bytes, clientName: 'photo.jpg' } } : {}
  }

  async #requestIn({ id: tournamentId }: Tournament) {
    const { id, type } = this.form
    const keys = (await personKeysOfForms([this.form])).get(id)!.identity
    return twinIn(db.connection(), { tournamentId, type, keys })
  }
}

const reusedFields = (formType: FormType) =>
  Object.entries(formType.publicFields).filter(([name]) => !notReused.includes(name))
