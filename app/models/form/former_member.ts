import type { FormType } from '#form_types/define'
import Form from '#models/form'
import { readPortrait } from '#models/form/portrait'
import { personKeyOf } from '#models/secrets'
import Tournament from '#models/tournament'
import type { Applicant } from '#models/form/submission'

/** What belongs to the edition that is over. */
const ofLastTime = ['player', 'day', 'draw', 'exceedReason']

const initial = (word: string) => `${[...word.trim()][0] ?? ''}.`

/**
 * Somebody who was accredited for a player's team in the edition before. A passport number
 * shows nothing of theirs: what they leave empty is filled in when they send, and only to
 * the address that is known.
 */
export class FormerMember {
  private constructor(private form: Form) {}

  static async of(passport: unknown, edition: Tournament): Promise<FormerMember | null> {
    const key = typeof passport === 'string' ? personKeyOf(passport) : null
    const previous = await Tournament.query()
      .where('sport', edition.sport)
      .where('year', '<', edition.year)
      .orderBy('year', 'desc')
      .first()
    if (!key || !previous) return null
    const form = await Form.query()
      .where({ passportKey: key, tournamentId: previous.id, type: 'player', state: 'approved' })
      .orderBy('id', 'desc')
      .first()
    return form && new FormerMember(form)
  }

  /** As much as tells them that they were recognised. */
  get hint() {
    const { name, lastName, email } = this.form
    const [box = '', domain = ''] = (email ?? '').split('@')
    const end = domain.slice(domain.lastIndexOf('.'))
    return {
      initials: `${initial(name)} ${initial(lastName)}`,
      maskedEmail: email ? `${[...box][0]}•••@${domain[0]}•••${end}` : '',
    }
  }

  /** What was sent, with the answers of last time where nothing was. */
  fill(sent: Record<string, any>, formType: FormType): Record<string, any> {
    if (!this.isTheirs(sent.email)) return sent
    const known = Object.keys(formType.publicFields).filter((name) => !ofLastTime.includes(name))
    const given = Object.entries(sent).filter(([, value]) => value !== null && value !== '')
    return {
      ...Object.fromEntries(
        known
          .filter((name) => name !== 'image' && this.form.answers[name] !== null)
          .map((name) => [name, this.form.answers[name]])
          .filter(([, value]) => value !== undefined)
      ),
      ...Object.fromEntries(given),
    }
  }

  /** The photo of last time, where none was sent and it is still kept. */
  async photo(sent: Record<string, any>): Promise<Applicant['uploads']> {
    if (sent.image || !this.isTheirs(sent.email)) return {}
    const bytes = await readPortrait(this.form.image)
    return bytes ? { image: { bytes, clientName: 'photo.jpg' } } : {}
  }

  /** Another address might be anybody's: it gets nothing that it did not bring. */
  isTheirs(email: unknown): boolean {
    if (email === undefined || email === null || email === '') return true
    return String(email).trim().toLowerCase() === this.form.email
  }
}
