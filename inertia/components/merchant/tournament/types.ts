import type { Data } from '@generated/data'
import type { Limits } from '#form_types/limits'
import type { tournamentChoices } from '#props/tournament_choices'

export type LimitName = keyof Limits

export type Edition = Data.Tournament

export type EditedEdition = Data.Tournament.Variants['forEdit']

/** Registration period of a form type, in local times. */
export type Window = EditedEdition['windows'][string]

export type Choices = Awaited<ReturnType<typeof tournamentChoices>>
