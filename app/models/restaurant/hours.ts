import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import type { RestaurantSchema } from '#database/schema'
import type RestaurantMeal from '#models/restaurant_meal'
import type { Meal } from '#shared/choices'

/** `HH:MM`; a closing time before the opening time is on the next day. */
type Hours = { opensAt: string | null; closesAt: string | null }

export type Serving = {
  open: boolean
  meal: Meal | null
  /** `YYYY-MM-DD`; a dinner past midnight belongs to the day before. */
  day: string
  /** `HH:MM` of the next opening; null while open. */
  opensAt: string | null
}

export function OpeningHours<T extends NormalizeConstructor<typeof RestaurantSchema>>(
  superclass: T
) {
  return class extends superclass {
    declare meals: HasMany<typeof RestaurantMeal>

    serving(at: DateTime): Serving {
      const minute = at.hour * 60 + at.minute
      const { meal = null, startDay } = this.servedAt(minute) ?? {}
      return {
        open: startDay !== undefined,
        meal,
        day: at.plus({ days: startDay ?? 0 }).toISODate()!,
        opensAt: startDay === undefined ? this.opensAfter(minute) : null,
      }
    }

    private servedAt(minute: number): { meal: Meal | null; startDay: number } | null {
      const startDay = startDayOf(this, minute)
      if (startDay === null) return null
      if (this.meals.length === 0) return { meal: null, startDay }
      const served = this.meals.find((hours) => startDayOf(hours, minute) !== null)
      return served ? { meal: served.meal, startDay: startDayOf(served, minute)! } : null
    }

    private opensAfter(minute: number): string | null {
      const hours = [this, ...this.meals].map(({ opensAt }) => opensAt ?? '00:00')
      const minutesUntil = (hour: string) => (minuteOf(hour) - minute + DAY) % DAY
      const next = hours.toSorted((a, b) => minutesUntil(a) - minutesUntil(b))
      return next.find((hour) => this.servedAt(minuteOf(hour))) ?? null
    }
  }
}

const DAY = 24 * 60

function minuteOf(hour: string): number {
  const [hours, minutes] = hour.split(':').map(Number)
  return hours * 60 + minutes
}

/** The day on which it opened, counted from today: 0, or -1 past midnight; null if closed. */
function startDayOf({ opensAt, closesAt }: Hours, minute: number): number | null {
  const from = minuteOf(opensAt ?? '00:00')
  const to = minuteOf(closesAt ?? '00:00')
  if (from < to) return minute >= from && minute < to ? 0 : null
  if (minute >= from) return 0
  return minute < to ? -1 : null
}
