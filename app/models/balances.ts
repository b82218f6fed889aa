/** A person's two balances: meals in whole credits, and an amount in euro cents. */
export const balances = ['credits', 'amount'] as const
export type Balance = (typeof balances)[number]

/** What a charge takes, as programs name it (contract §4). */
export const portionTypes = ['credit', 'amount'] as const
export type PortionType = (typeof portionTypes)[number]

export const balanceOf = (type: PortionType): Balance => (type === 'credit' ? 'credits' : 'amount')
export const portionOf = (kind: Balance): PortionType => (kind === 'credits' ? 'credit' : 'amount')

/** Cents as euros: `12.50`. */
export const euros = (cents: number) => (cents / 100).toFixed(2)

/** So much of a balance as pages and programs get it: credits as a number, euros as `12.50`. */
export const shown = (kind: Balance, value: number) => (kind === 'amount' ? euros(value) : value)
