import type { DateTime } from 'luxon'
import { RegistrationWindowSchema } from '#database/schema'

export default class RegistrationWindow extends RegistrationWindowSchema {
  isOpen(now: DateTime) {
    return this.opensAt <= now && now < this.closesAt
  }

  /** The first and last day on which it is open, as `YYYY-MM-DD`. */
  daysIn(timeZone: string) {
    const day = (moment: DateTime) => moment.setZone(timeZone).toISODate()!
    return { opensOn: day(this.opensAt), closesOn: day(this.closesAt.minus({ milliseconds: 1 })) }
  }

  opensLater(now: DateTime) {
    return now < this.opensAt
  }
}
