import { DateTime } from 'luxon'

/** Days of access before a tournament, to set it up, and after it, to take it down. */
const SET_UP = 21
const TAKE_DOWN = 2

/** An edition of the demonstration, its registration period, and the days of its access profiles. */
export type DemoEdition = ReturnType<typeof tennis> & {
  active: boolean
  opensAt: DateTime
  closesAt: DateTime
  accessFrom: string
  accessTo: string
}

/**
 * The editions of the demonstration, the oldest of each sport first. The active ones start after the
 * day of seeding: tennis in eight to fourteen days, golf in two to three months. Last year's tennis is
 * for the returning member. The editions of 2024 have fixed days.
 */
export function editionsOn(today: DateTime): DemoEdition[] {
  const monday = today.plus({ days: 14 }).startOf('week')
  const thursday = today.plus({ days: 77 }).startOf('week').plus({ days: 3 })
  const ahead = [tennis(monday, monday.year), golf(thursday, thursday.year)]
  const lastYear = tennis(monday.minus({ weeks: 52 }), monday.year - 1)
  const old = [
    tennis(today.set({ year: 2024, month: 4, day: 22 }), 2024),
    golf(today.set({ year: 2024, month: 9, day: 26 }), 2024),
  ].filter(({ year }) => year < lastYear.year)
  return [
    ...old.map((edition) => timed(edition, today, false)),
    timed(lastYear, today, false),
    ...ahead.map((edition) => timed(edition, today, true)),
  ]
}

/** Two weeks from a Monday on; the press comes and goes a day earlier. */
function tennis(startsOn: DateTime, year: number) {
  return {
    sport: 'tennis' as 'tennis' | 'golf',
    name: 'Open Villa Ejemplo de Tenis',
    year,
    code: `TEN${year % 100}`,
    place: 'Caja de Cristal, Madrid',
    accent: '#0f766e',
    startsOn: startsOn.toISODate()!,
    endsOn: startsOn.plus({ days: 13 }).toISODate()!,
    pressFrom: startsOn.minus({ days: 1 }).toISODate()!,
    pressTo: startsOn.plus({ days: 12 }).toISODate()!,
    // Ball kids are ten to sixteen.
    mindate: `${year - 16}-01-01` as string | null,
    maxdate: `${year - 10}-04-01` as string | null,
    // The specification's edition asked for the licence of the year after.
    licenceYear: (year === 2024 ? 2025 : year) as number | null,
  }
}

/** Four days from a Thursday on. */
function golf(startsOn: DateTime, year: number) {
  const [from, to] = [startsOn.toISODate()!, startsOn.plus({ days: 3 }).toISODate()!]
  return {
    sport: 'golf' as 'tennis' | 'golf',
    name: 'Open Villa Ejemplo de Golf',
    year,
    code: `GOL${year % 100}`,
    place: 'Club de Campo Ejemplo, Madrid',
    accent: '#1d4ed8',
    startsOn: from,
    endsOn: to,
    pressFrom: from,
    pressTo: to,
    mindate: null,
    maxdate: null,
    licenceYear: null,
  }
}

function timed(edition: ReturnType<typeof tennis>, today: DateTime, active: boolean): DemoEdition {
  const [first, last] = [edition.startsOn, edition.endsOn].map((day) =>
    DateTime.fromISO(day, { zone: 'Europe/Madrid' })
  )
  return {
    ...edition,
    active,
    opensAt: (active ? today : first).minus({ days: active ? 30 : 120 }),
    // SQLite keeps the hour as it is given.
    closesAt: first.minus({ days: 2 }).endOf('day').toUTC(),
    accessFrom: first.minus({ days: SET_UP }).toISODate()!,
    accessTo: last.plus({ days: TAKE_DOWN }).toISODate()!,
  }
}
