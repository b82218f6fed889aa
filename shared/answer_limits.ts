/** Guests that one request can name, and that a player may bring unless the edition says otherwise. */
export const MOST_GUESTS = 3

/** Characters of an answer whose question sets no limit. */
export const LONGEST = { text: 200, note: 2000 } as const
