/** What a person may ask for about their own data (GDPR articles 15 to 18). */
export const dataRequestKinds = ['access', 'correction', 'restriction', 'erasure'] as const

export type DataRequestKind = (typeof dataRequestKinds)[number]
