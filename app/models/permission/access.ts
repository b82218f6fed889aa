import type { State } from '#shared/request_states'
import Permission, { type Flags } from '#models/permission'

/** Codes that gates and scanners of others know: never rename one. */
export type AccessCode = 'ok' | 'not_approved' | 'expired' | 'wrong_day' | 'wrong_zone'

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

export type AccessSubject = {
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
  /** Sorted days of a day pass; null: every day from `from` to `to`. */
  days: string[] | null
  own: boolean
}

// A profile without end, `daily` or the answer `day` makes a day pass. It is valid on the days that
// staff set, else on the days asked for.
export function validityOf(form: Omit<AccessSubject, 'state' | 'customPermission'>): Validity {
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

/** The one decision on who may enter where and when: pages show it, gates obey it. */
export class Access {
  readonly validity: Validity
  readonly flags: Flags

  constructor(private form: AccessSubject) {
    this.validity = validityOf(form)
    this.flags = Permission.effective(form.permission, form.customPermission)
  }

  /** `zone` is `0` to `9`, `day` is `YYYY-MM-DD` in the tournament's time zone. */
  to(zone: string, day: string): Decision {
    return this.form.state === 'approved'
      ? this.onceApproved(zone, day)
      : decision(this.form.state === 'waiting' ? 'waiting' : 'rejected')
  }

  onceApproved(zone: string, day: string): Decision {
    return decision(this.closedOn(day) ?? this.#at(zone))
  }

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
