/** The time zone of the office. An edition has its own, such as `Atlantic/Canary`. */
export const OFFICE_ZONE = 'Europe/Madrid'

export const DAY_MS = 86_400_000

/** Day 0 of spreadsheets, in milliseconds. */
export const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30)

/** `2024-04-22` as people read it: `22/04/2024`. */
export function formatDay(iso: string): string {
  return iso.split('-').reverse().join('/')
}

/** `2024-04-22` without its year: `22/04`. */
export const formatShortDay = (iso: string) => formatDay(iso).slice(0, 5)

/** The time of day of the office: `10:42`, or `10:42:05`. */
export function formatTime(at: Date, { seconds = false } = {}): string {
  const timeStyle = seconds ? 'medium' : 'short'
  return at.toLocaleTimeString('en-GB', { timeStyle, timeZone: OFFICE_ZONE })
}

/** Whether a text has the form `2024-04-22`; such a day need not exist. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const

/** The beginning of a day, in UTC. */
export const midnightOf = (iso: string) => new Date(`${iso}T00:00:00Z`)

/** Position of a day in the week, Sunday first. */
export function weekday(iso: string) {
  return weekdays[midnightOf(iso).getUTCDay()]
}

/** Whether a day comes after today, in UTC. */
export function isFuture(iso: string): boolean {
  return iso > new Date().toISOString().slice(0, 10)
}

/** The day that comes `days` days after another, both as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(midnightOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole years of a person on a day. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return birthDate.slice(5) > day.slice(5) ? years - 1 : years
}

/** Every day of a period, with its first and last day. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  const last = midnightOf(to).getTime()
  for (let day = midnightOf(from).getTime(); day <= last; day += DAY_MS) {
    days.push(new Date(day).toISOString().slice(0, 10))
  }
  return days
}

/** Days in few words: three or more in a row as `21/04 – 28/04`, others separated by commas. */
export function formatDays(days: string[]): string {
  const runs: string[][] = []
  for (const day of days.toSorted()) {
    const run = runs.at(-1)
    if (run && day === addDays(run.at(-1)!, 1)) run.push(day)
    else runs.push([day])
  }
  return runs
    .map((run) =>
      run.length > 2
        ? `${formatShortDay(run[0])} – ${formatShortDay(run.at(-1)!)}`
        : run.map(formatShortDay).join(', ')
    )
    .join(', ')
}
