import type { State } from '#models/form'
import Permission, { type Flags } from '#models/permission'

/** What a gate answers (contract §4) to somebody it knows. */
export type AccessCode = 'ok' | 'not_approved' | 'expired' | 'wrong_day' | 'wrong_zone'

/** Each reason for an answer, and the answer; the words are in `merchant.access.why`. */
const codes = {
  profile: 'ok',
  override: 'ok',
  dayPass: 'ok',
  ownDates: 'ok',
  waiting: 'not_approved',
  rejected: 'not_approved',
  over: 'expired',
  early: 'wrong_day',
  otherDay: 'wrong_day',
  noProfile: 'wrong_zone',
  notInProfile: 'wrong_zone',
  takenAway: 'wrong_zone',
} as const satisfies Record<string, AccessCode>

export type Why = keyof typeof codes
export type Decision = { allowed: boolean; code: AccessCode; why: Why }

/** What the decision looks at; a form with its permission and its tournament is one. */
export type Entrant = {
  state: State
  permission: Pick<Permission, 'flags' | 'startsOn' | 'endsOn'> | null
  customPermission: Flags | null
  tournament: { startsOn: string; endsOn: string }
  daily: boolean
  datePermission: string | null
  endPermission: string | null
  answers: { validity?: string | null; day?: string | null; days?: string[] | null }
}

export type Validity = {
  from: string
  to: string
  /** Of a day pass its days, in order; null where every day from the first to the last counts. */
  days: string[] | null
  /** Whether staff gave the request days other than its profile's. */
  own: boolean
}

/**
 * From when to when a request opens anything. A profile without an end, the mark `daily` and the
 * answer "one day" make a day pass: for the day that staff set, else for those asked for.
 */
export function validityOf(form: Omit<Entrant, 'state' | 'customPermission'>): Validity {
  const { permission, tournament, datePermission, endPermission, answers } = form
  const own = datePermission !== null || endPermission !== null
  const from = datePermission ?? permission?.startsOn ?? tournament.startsOn
  const dayPass = form.daily || answers.validity === 'day' || permission?.endsOn === null
  if (!dayPass || (datePermission && endPermission)) {
    const to = endPermission ?? permission?.endsOn ?? tournament.endsOn
    return { from, to, days: null, own }
  }
  const asked = answers.day ? [answers.day] : (answers.days ?? [])
  const wanted = datePermission || asked.length === 0 ? [from] : asked
  const days = wanted.filter((day) => !endPermission || day <= endPermission).toSorted()
  return { from: days[0] ?? from, to: days.at(-1) ?? endPermission!, days, own }
}

/** Who may enter where and when: the one decision that pages show and gates obey. */
export class Access {
  readonly validity: Validity
  readonly flags: Flags

  constructor(private form: Entrant) {
    this.validity = validityOf(form)
    this.flags = Permission.effective(form.permission, form.customPermission)
  }

  /**
   * @param zone its code, `0` to `9`
   * @param day `YYYY-MM-DD` where the tournament is played
   */
  to(zone: string, day: string): Decision {
    return this.form.state === 'approved'
      ? this.onceApproved(zone, day)
      : decision(this.form.state === 'waiting' ? 'waiting' : 'rejected')
  }

  /** What the answer is, or would be, with the request approved. */
  onceApproved(zone: string, day: string): Decision {
    return decision(this.closedOn(day) ?? this.#at(zone))
  }

  /** Why nothing opens on a day, whatever the zone. */
  closedOn(day: string): 'over' | 'early' | 'otherDay' | null {
    const { from, to, days } = this.validity
    if (day > to) return 'over'
    if (days) return days.includes(day) ? null : 'otherDay'
    return day < from ? 'early' : null
  }

  #at(zone: string): Why {
    const { permission } = this.form
    const byProfile = Permission.opens(permission?.flags ?? {}, zone)
    if (!Permission.opens(this.flags, zone)) {
      if (byProfile) return 'takenAway'
      return permission ? 'notInProfile' : 'noProfile'
    }
    if (!byProfile) return 'override'
    if (this.validity.days) return 'dayPass'
    return this.validity.own ? 'ownDates' : 'profile'
  }
}

const decision = (why: Why): Decision => ({ allowed: codes[why] === 'ok', code: codes[why], why })

/** Whether somebody may enter a zone on a day, and why. */
export const decideAccess = (form: Entrant, zone: string, day: string) =>
  new Access(form).to(zone, day)
