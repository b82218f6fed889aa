/** Where the decision on a request stands, in the order in which lists offer them. */
export const states = ['waiting', 'approved', 'rejected'] as const

export type State = (typeof states)[number]

/** States in which a request counts; a rejected or withdrawn one frees its place. */
export const countingStates: State[] = ['waiting', 'approved']
