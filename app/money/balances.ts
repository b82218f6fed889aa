/** Meals in whole credits; the amount in euro cents. */
export const balances = ['credits', 'amount'] as const
export type Balance = (typeof balances)[number]

/** Names in charges by programs. */
export const portionTypes = ['credit', 'amount'] as const
export type PortionType = (typeof portionTypes)[number]

export const balanceOf = (type: PortionType): Balance => (type === 'credit' ? 'credits' : 'amount')
export const portionOf = (kind: Balance): PortionType => (kind === 'credits' ? 'credit' : 'amount')

export const euros = (cents: number) => (cents / 100).toFixed(2)

/** The values of the sentences that name a balance: credits, or euros. */
export const balanceInWords = (kind: Balance, value: number) => ({
  kind,
  balance: kind === 'amount' ? value / 100 : value,
})

/** Credits as a number, euros as `12.50`. */
export const shownBalance = (kind: Balance, value: number) =>
  kind === 'amount' ? euros(value) : value
