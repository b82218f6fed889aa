import type { Data } from '@generated/data'
import type { validatedForm } from '#props/pickup'

export type Can = { create: boolean; edit: boolean; print: boolean }

export type Pickup = Data.Pickup.Variants['forList']

export type ShownPickup = Data.Pickup.Variants['forShow']

export type Entry = ShownPickup['collective_forms'][number]

export type PickupCandidate = Awaited<ReturnType<typeof validatedForm>>

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
