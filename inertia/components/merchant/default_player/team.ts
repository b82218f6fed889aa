import type { linkRow, mealRow, teamRow } from '#props/player_team'

export type TeamMember = ReturnType<typeof teamRow>

export type TeamLink = ReturnType<typeof linkRow>

export type PersonMeals = ReturnType<typeof mealRow>
