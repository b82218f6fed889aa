import type { cardProps } from '#props/card'

export type Cards = Awaited<ReturnType<typeof cardProps>>

export type LiveCard = NonNullable<Cards['card']>

export type EarlierCard = Cards['earlierCards'][number]
