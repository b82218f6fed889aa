import { DateTime } from 'luxon'
import type { BrokenRule } from '#form_types/define'
import { formTypes } from '#form_types/index'
import type { Windows } from '#models/tournament/windows'

/** Maximum that a list of days can show. */
const MOST_DAYS = 100

const periods = [
  ['startsOn', 'endsOn'],
  ['pressFrom', 'pressTo'],
  ['mindate', 'maxdate'],
] as const

export type PeriodEnd = (typeof periods)[number][number]

export function periodRules(valueOf: (name: PeriodEnd) => string | null | undefined): BrokenRule[] {
  const broken: BrokenRule[] = []
  for (const [from, to] of periods) {
    const [first, last] = [valueOf(from), valueOf(to)]
    if (!first && !last) continue
    if (!first || !last) broken.push({ field: first ? to : from, rule: 'required' })
    else if (last < first) broken.push({ field: to, rule: 'notBefore' })
    else if (to !== 'maxdate' && lengthInDays(first, last) > MOST_DAYS)
      broken.push({ field: to, rule: 'tooManyDays', values: { most: MOST_DAYS } })
  }
  return broken
}

/** Times without a zone are local to the tournament; a form type without times is closed. */
export function parseWindows(
  sent: Record<string, { opensAt?: string | null; closesAt?: string | null } | null>,
  sport: string,
  zoneName: string
) {
  const broken: BrokenRule[] = []
  const windows: Windows = {}
  for (const [type, window] of Object.entries(sent)) {
    const at = (name: string) => `windows.${type}.${name}`
    if (formTypes.find(type)?.sport !== sport)
      broken.push({ field: `windows.${type}`, rule: 'enum' })
    else if (!window?.opensAt && !window?.closesAt) windows[type] = null
    else {
      const [opensAt, closesAt] = (['opensAt', 'closesAt'] as const).map((name) => {
        const text = window[name] ?? ''
        const time = momentOf(
          name === 'closesAt' && hasNoTime(text) ? `${text} 23:59` : text,
          zoneName
        )
        if (!time) broken.push({ field: at(name), rule: window[name] ? 'moment' : 'required' })
        return time && name === 'closesAt' ? untilMidnight(time, zoneName) : time
      })
      if (opensAt && closesAt && closesAt <= opensAt)
        broken.push({ field: at('closesAt'), rule: 'closesAfterOpening' })
      else if (opensAt && closesAt) windows[type] = { opensAt, closesAt }
    }
  }
  return { windows, broken }
}

/** A form that closes at 23:59 stays open until midnight. */
function untilMidnight(time: DateTime, zoneName: string) {
  const { hour, minute } = time.setZone(zoneName)
  return hour === 23 && minute === 59 ? time.endOf('minute') : time
}

const hasNoTime = (text: string) => /^(\d{4}-\d\d-\d\d|\d\d[-/]\d\d[-/]\d{4})$/.test(text)

const FORMATS = ['dd/MM/yyyy HH:mm', 'dd-MM-yyyy HH:mm', 'dd/MM/yyyy', 'dd-MM-yyyy']

function momentOf(text: string, zoneName: string): DateTime | null {
  const parsed = [
    DateTime.fromISO(text, { zone: zoneName }),
    DateTime.fromSQL(text, { zone: zoneName }),
    ...FORMATS.map((format) => DateTime.fromFormat(text, format, { zone: zoneName })),
  ].find(({ isValid, year }) => isValid && year >= 1900 && year <= 2100)
  return parsed?.toUTC() ?? null
}

const lengthInDays = (from: string, to: string) =>
  DateTime.fromISO(to).diff(DateTime.fromISO(from), 'days').days + 1
