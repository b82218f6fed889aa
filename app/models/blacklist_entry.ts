import { BlacklistEntrySchema } from '#database/schema'
import { fold } from '#models/fold'

/** A person who gets no credential. Names are compared accent-, case- and space-blind. */
export default class BlacklistEntry extends BlacklistEntrySchema {
  static keyOf(name: string, lastName: string) {
    return fold(`${name} ${lastName}`).replace(/ /g, '')
  }

  /** Whether a person is listed, with name and surname in either order. */
  static async bans({ name, lastName }: { name: string; lastName: string }): Promise<boolean> {
    const keys = [this.keyOf(name, lastName), this.keyOf(lastName, name)]
    return (await this.query().whereIn('foldedName', keys).first()) !== null
  }
}
