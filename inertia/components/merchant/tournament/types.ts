import type { Data } from '@generated/data'
import type { PlaceLimits } from '#form_types/limits'
import type { closingProps } from '#props/closing'
import type { tournamentChoices } from '#props/tournament_choices'
import type { tutorsDue } from '#queries/request_list'

export type LimitName = keyof PlaceLimits

export type Edition = Data.Tournament

export type ListedEdition = Data.Tournament.Variants['forList']

export type EditedEdition = Data.Tournament.Variants['forEdit']

export type Choices = Awaited<ReturnType<typeof tournamentChoices>>

export type TutorsDue = Awaited<ReturnType<typeof tutorsDue>>

export type Closing = ReturnType<typeof closingProps> & {
  /** How many users lose their access with it. */
  users: number
  /** How many people who asked about their data wait for an answer. */
  unanswered: number
  isOver: boolean
  asksPassword: boolean
}
