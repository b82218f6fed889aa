import type { DateTime } from 'luxon'
import { RegistrationWindowSchema } from '#database/schema'

/** When a form type of a tournament takes requests from the public. */
export default class RegistrationWindow extends RegistrationWindowSchema {
  isOpen(now: DateTime) {
    return this.opensAt <= now && now < this.closesAt
  }
}
