/** `2024-04-22` as people read it: `22/04/2024`. */
export function shownDay(iso: string): string {
  return iso.split('-').reverse().join('/')
}

/** Position of a day in the week, Sunday first. */
export function weekday(iso: string): '0' | '1' | '2' | '3' | '4' | '5' | '6' {
  return String(new Date(`${iso}T00:00:00Z`).getUTCDay()) as '0'
}
