/** The states of a request, in the order in which lists offer them. */
export const states = ['waiting', 'approved', 'rejected'] as const

export type State = (typeof states)[number]

/** States in which a request uses a place. A rejected or withdrawn request frees its place. */
export const countingStates: State[] = ['waiting', 'approved']
