import type { Data } from '@generated/data'
import type { validatedForm } from '#transformers/collective_transformer'

export type Can = { create: boolean; edit: boolean; print: boolean }

export type Collective = Data.Collective

export type ShownCollective = Data.Collective.Variants['forShow']

export type Entry = ShownCollective['collective_forms'][number]

export type Person = Awaited<ReturnType<typeof validatedForm>>

/** `entry` is null until the server has stored it. */
export type ListedCard = {
  form: number | null
  entry: number | null
  name: string
  serial: string
  company: string | null
  problem: string | null
}

export type Collector = {
  name: string
  lastname: string
  email: string
  phone: string
  document: string
  type: string
  observations: string
}
