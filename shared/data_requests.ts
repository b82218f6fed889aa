/** What a person may ask for about their own data (GDPR articles 7, 15 to 18 and 21). */
export const dataRequestKinds = [
  'access',
  'correction',
  'consent',
  'objection',
  'restriction',
  'erasure',
] as const

export type DataRequestKind = (typeof dataRequestKinds)[number]
