/** Values of closed lists that pages offer and validators accept, in the order in which they are offered. */

export const sports = ['tennis', 'golf'] as const
export type Sport = (typeof sports)[number]

export const accreditationTypes = [
  'staff',
  'supplier',
  'sponsor',
  'vip',
  'tv',
  'security',
  'medical',
  'catering',
] as const

/** What bulk changes can set. */
export const settable = [
  'idPermission',
  'category',
  'color',
  'credits',
  'amount',
  'restaurants',
  'datePermission',
  'endPermission',
  'assignedTo',
] as const
export type Settable = (typeof settable)[number]

/** Of these, what a list can set. Credits and euros need a mass update. */
export const bulkSettable = [
  'idPermission',
  'restaurants',
  'color',
  'category',
  'assignedTo',
] as const satisfies readonly Settable[]
export type BulkSettable = (typeof bulkSettable)[number]

/** Of these, what may be empty. */
export const clearable: readonly string[] = settable.filter(
  (name) => !['category', 'credits', 'amount'].includes(name)
)

/** The states whose requests a tally counts. */
export const tallyStates = ['approved', 'waiting', 'all'] as const
export type TallyState = (typeof tallyStates)[number]

export const reasonKinds = ['changes', 'rejected'] as const
export type ReasonKind = (typeof reasonKinds)[number]

export const cardLayouts = ['lanyard', 'a6', 'cr80', 'a7'] as const
export type CardLayout = (typeof cardLayouts)[number]

/** How many cards are on a page. */
export const cardSheets = ['single', 'a4'] as const

export const placeKinds = ['members', 'dayPasses', 'guests'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Why a card is replaced. */
export const reissueReasons = ['lost', 'stolen', 'damaged', 'changed'] as const
export type ReissueReason = (typeof reissueReasons)[number]

/** Base and byte order of the numbers that a chip reader types; `auto` decides by the text. */
export const readerModes = ['auto', 'hex_msb', 'hex_lsb', 'dec_msb', 'dec_lsb'] as const
export type ReaderMode = (typeof readerModes)[number]

/** A collector takes cards for many people. With `person`, holders collect their own. */
export const pickupTypes = ['company', 'team', 'group', 'person'] as const

export const restaurantKinds = ['press', 'player', 'staff'] as const
export type RestaurantKind = (typeof restaurantKinds)[number]

export const meals = ['breakfast', 'lunch', 'snack', 'dinner'] as const
export type Meal = (typeof meals)[number]

/** Up to this many cards are drawn at once; more become a print run. */
export const DIRECT_CARDS = 50
