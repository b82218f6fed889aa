/** The states of a request, in the order in which lists offer them. */
export const states = ['waiting', 'approved', 'rejected'] as const

export type State = (typeof states)[number]

/** States in which a request uses a place. A rejected or withdrawn request frees its place. */
export const countingStates: State[] = ['waiting', 'approved']

/** A withdrawn request is rejected, and shown as withdrawn. */
export const shownState = (state: State, withdrawn: boolean) => (withdrawn ? 'withdrawn' : state)

export type Decision = Exclude<State, 'waiting'>

/** The states that each decision may replace. Staff may change their mind both ways. */
export const transitions: Record<Decision, State[]> = {
  approved: ['waiting', 'rejected'],
  rejected: ['waiting', 'approved'],
}
