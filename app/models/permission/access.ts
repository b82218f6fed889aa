import type { State } from '#shared/request_states'
import { fromJson } from '#sql/json'
import Permission, { type Flags } from '#models/permission'

/** Scanners of other systems rely on these codes: never rename one. */
export type AccessCode = 'ok' | 'not_approved' | 'expired' | 'wrong_day' | 'wrong_zone'

const accessCodes = {
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

export type AccessReason = keyof typeof accessCodes
type AccessAnswer = { allowed: boolean; code: AccessCode; why: AccessReason }

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

/** Columns and answers of a request that decide about its access, as a query reads them. */
export type AccessRow = {
  id_permission: number | null
  custom_permission?: Flags | null
  daily?: boolean | null
  date_permission?: string | null
  end_permission?: string | null
  validity?: string | null
  day?: string | null
  days?: string | string[] | null
}

export const accessFactsIn = (row: AccessRow) => ({
  customPermission: row.custom_permission ?? null,
  daily: row.daily ?? false,
  datePermission: row.date_permission ?? null,
  endPermission: row.end_permission ?? null,
  answers: { validity: row.validity, day: row.day, days: fromJson(row.days ?? null) },
})

export type Validity = {
  from: string
  to: string
  /** Sorted days of a day pass; null: every day from `from` to `to`. */
  days: string[] | null
  /** Whether staff set dates for this request. */
  own: boolean
}

/**
 * A profile without an end, `daily`, or the answer `validity: day` makes a day pass. It is valid on
 * the days that staff set, else on the days asked for.
 */
export function validityOf(form: Omit<AccessSubject, 'state' | 'customPermission'>): Validity {
  const { permission, tournament, datePermission, endPermission, answers } = form
  const own = datePermission !== null || endPermission !== null
  const from = datePermission ?? permission?.startsOn ?? tournament.startsOn
  const dayPass = form.daily || answers.validity === 'day' || permission?.endsOn === null
  if (!dayPass || (datePermission && endPermission)) {
    const to = endPermission ?? permission?.endsOn ?? tournament.endsOn
    return { from, to, days: null, own }
  }
  const requestedDays = answers.day ? [answers.day] : (answers.days ?? [])
  const validDays = datePermission || requestedDays.length === 0 ? [from] : requestedDays
  const days = validDays.filter((day) => !endPermission || day <= endPermission).toSorted()
  return { from: days[0] ?? from, to: days.at(-1) ?? endPermission!, days, own }
}

/** Decides who may enter where and when. Pages show this answer, gates obey it. */
export class Access {
  readonly validity: Validity
  readonly flags: Flags

  constructor(private form: AccessSubject) {
    this.validity = validityOf(form)
    this.flags = Permission.effective(form.permission, form.customPermission)
  }

  /** `zone` is `0` to `9`, `day` is `YYYY-MM-DD` in the tournament's time zone. */
  to(zone: string, day: string): AccessAnswer {
    if (this.form.state !== 'approved') return answer(this.form.state)
    return this.onceApproved(zone, day)
  }

  /** The answer as if the request were approved. */
  onceApproved(zone: string, day: string): AccessAnswer {
    return answer(this.closedOn(day) ?? this.#at(zone))
  }

  closedOn(day: string): 'over' | 'early' | 'otherDay' | null {
    const { from, to, days } = this.validity
    if (day > to) return 'over'
    if (days) return days.includes(day) ? null : 'otherDay'
    return day < from ? 'early' : null
  }

  #at(zone: string): AccessReason {
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

const answer = (why: AccessReason): AccessAnswer => ({
  allowed: accessCodes[why] === 'ok',
  code: accessCodes[why],
  why,
})
