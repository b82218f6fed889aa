/** `2024-04-22` as people read it: `22/04/2024`. */
export function shownDay(iso: string): string {
  return iso.split('-').reverse().join('/')
}

/** A moment on the clock of whoever reads it: `10:42`, or `10:42:05`. */
export function shownTime(at: Date, { seconds = false } = {}): string {
  return at.toTimeString().slice(0, seconds ? 8 : 5)
}

/** Position of a day in the week, Sunday first. */
export function weekday(iso: string): '0' | '1' | '2' | '3' | '4' | '5' | '6' {
  return String(new Date(`${iso}T00:00:00Z`).getUTCDay()) as '0'
}

/** Whether a day has not come yet. */
export function isAhead(iso: string): boolean {
  return iso > new Date().toISOString().slice(0, 10)
}

/** A day so many days after another, both as `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Every day from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  const last = Date.parse(`${to}T00:00:00Z`)
  for (let day = Date.parse(`${from}T00:00:00Z`); day <= last; day += 86_400_000) {
    days.push(new Date(day).toISOString().slice(0, 10))
  }
  return days
}

/** Days in few words: those in a row as `21/04 – 28/04`, separate ones by commas. */
export function shownDays(days: string[]): string {
  const runs: string[][] = []
  for (const day of days.toSorted()) {
    const run = runs.at(-1)
    if (run && day === dayAfter(run.at(-1)!, 1)) run.push(day)
    else runs.push([day])
  }
  const short = (day: string) => shownDay(day).slice(0, 5)
  return runs
    .map((run) =>
      run.length > 2 ? `${short(run[0])} – ${short(run.at(-1)!)}` : run.map(short).join(', ')
    )
    .join(', ')
}
