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

const follows = (day: string, before: string) =>
  Date.parse(`${day}T00:00:00Z`) - Date.parse(`${before}T00:00:00Z`) === 86_400_000

/** Days in few words: those in a row as `21/04 – 28/04`, separate ones by commas. */
export function shownDays(days: string[]): string {
  const runs: string[][] = []
  for (const day of days.toSorted()) {
    const run = runs.at(-1)
    if (run && follows(day, run.at(-1)!)) run.push(day)
    else runs.push([day])
  }
  const short = (day: string) => shownDay(day).slice(0, 5)
  return runs
    .map((run) =>
      run.length > 2 ? `${short(run[0])} – ${short(run.at(-1)!)}` : run.map(short).join(', ')
    )
    .join(', ')
}
