import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import type { RestaurantSchema } from '#database/schema'
import type RestaurantMeal from '#models/restaurant_meal'
import type { Meal } from '#models/restaurant_meal'

/** From an hour, until an hour, `HH:MM`; the other way round they go past midnight. */
type Hours = { opensAt: string | null; closesAt: string | null }

export type Serving = {
  open: boolean
  meal: Meal | null
  /** The day that is served, `YYYY-MM-DD`: a dinner past midnight belongs to the evening before. */
  day: string
  /** Of a closed one: when it opens next, `HH:MM`. */
  opensAt: string | null
}

/** When a restaurant serves: while it is open, and where it has meals, during one of them. */
export function Opening<T extends NormalizeConstructor<typeof RestaurantSchema>>(superclass: T) {
  return class extends superclass {
    declare meals: HasMany<typeof RestaurantMeal>

    /** What it serves at a moment, in that moment's time zone. Its meals must be loaded. */
    serving(at: DateTime): Serving {
      const minute = at.hour * 60 + at.minute
      const { meal = null, began } = this.servedAt(minute) ?? {}
      return {
        open: began !== undefined,
        meal,
        day: at.plus({ days: began ?? 0 }).toISODate()!,
        opensAt: began === undefined ? this.opensAfter(minute) : null,
      }
    }

    /** What is served at a minute of the day, and on which day that began, today being 0. */
    private servedAt(minute: number): { meal: Meal | null; began: number } | null {
      const began = beganOf(this, minute)
      if (began === null) return null
      if (this.meals.length === 0) return { meal: null, began }
      const served = this.meals.find((hours) => beganOf(hours, minute) !== null)
      return served ? { meal: served.meal, began: beganOf(served, minute)! } : null
    }

    private opensAfter(minute: number): string | null {
      const hours = [this, ...this.meals].map(({ opensAt }) => opensAt ?? '00:00')
      const ahead = (hour: string) => (minuteOf(hour) - minute + DAY) % DAY
      const next = hours.toSorted((one, other) => ahead(one) - ahead(other))
      return next.find((hour) => this.servedAt(minuteOf(hour))) ?? null
    }
  }
}

const DAY = 24 * 60

function minuteOf(hour: string): number {
  const [hours, minutes] = hour.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether hours hold a minute since today, 0, or since yesterday, -1; null where they do not. */
function beganOf({ opensAt, closesAt }: Hours, minute: number): number | null {
  const from = minuteOf(opensAt ?? '00:00')
  const to = minuteOf(closesAt ?? '00:00')
  if (from < to) return minute >= from && minute < to ? 0 : null
  if (minute >= from) return 0
  return minute < to ? -1 : null
}
