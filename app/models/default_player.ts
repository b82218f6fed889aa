import { scope } from '@adonisjs/lucid/orm'
import { DefaultPlayerSchema } from '#database/schema'
import { fold } from '#models/fold'

export type Tour = 'ATP' | 'WTA'

/** A player of an edition's list, whom team members and guests belong to. */
export default class DefaultPlayer extends DefaultPlayerSchema {
  declare tour: Tour

  /** The text a player is found by, in either order of the names. */
  static searchTextOf({ name, lastName }: { name: string; lastName: string }) {
    return fold(`${name} ${lastName} ${name}`).slice(0, 420)
  }

  /** Keeps the players whose names hold every word of a search, accent-blind. */
  static matching = scope((query, search: string) => {
    for (const word of fold(search.replace(/\p{Cc}/gu, ' '))
      .split(' ')
      .filter(Boolean))
      query.whereRaw(`search_text like ? escape '\\'`, [`%${word.replace(/[\\%_]/g, '\\$&')}%`])
  })

  get fullName() {
    return `${this.name} ${this.lastName}`
  }
}
