import type { DateTime } from 'luxon'
import { RegistrationWindowSchema } from '#database/schema'

export default class RegistrationWindow extends RegistrationWindowSchema {
  isOpen(now: DateTime) {
    return this.opensAt <= now && now < this.closesAt
  }

  opensLater(now: DateTime) {
    return now < this.opensAt
  }
}
