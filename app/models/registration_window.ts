import type { DateTime } from 'luxon'
import { RegistrationWindowSchema } from '#database/schema'

export default class RegistrationWindow extends RegistrationWindowSchema {
  isOpen(now: DateTime) {
    return this.opensAt <= now && now < this.closesAt
  }

  /** The first and last day on which a form is open, as `YYYY-MM-DD`; null without a window. */
  static daysOf(window: RegistrationWindow | undefined, timeZone: string) {
    const day = (moment?: DateTime) => moment?.setZone(timeZone).toISODate() ?? null
    return {
      opensOn: day(window?.opensAt),
      closesOn: day(window?.closesAt.minus({ milliseconds: 1 })),
    }
  }

  opensLater(now: DateTime) {
    return now < this.opensAt
  }
}
