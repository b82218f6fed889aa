/** Guests that one request can name, and that a player may bring unless the edition says otherwise. */
export const MOST_GUESTS = 3

/** Characters of an answer whose question sets no limit. */
export const LONGEST = { text: 200, note: 2000 } as const

/** Rows of the question about languages. */
export const MOST_LANGUAGES = 6

/** Width to height of a photo. */
export const PHOTO_RATIO = 7 / 9

/** In pixels: 35 × 45 mm at 300 dpi. */
export const LEAST_PHOTO = { width: 420, height: 540 }
