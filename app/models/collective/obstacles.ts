import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import BlacklistEntry from '#models/blacklist_entry'
import { chunks } from '#models/bulk'
import { candidatesOf, type Candidate } from '#models/collective/candidates'
import CollectiveForm from '#models/collective_form'
import { faultOf } from '#models/scan/verdict'

/** Why a card cannot be handed out: a sentence of `validator.collecting`, and what programs are told. */
export type Obstacle = {
  status: 404 | 409 | 422
  rule: string
  values: Record<string, string | number>
}

type Reader = { seesType(type: string): boolean }

type Asked = {
  /** Cards of form types that are not theirs do not exist for them. */
  reader: Reader
  /** The list that is being made: what it holds already is no obstacle. */
  list?: number
  client?: QueryClientContract
}

export const unknownCard: Obstacle = { status: 404, rule: 'collecting.unknown', values: {} }

/** Which of some cards cannot be handed out, and why: what is wrong before where it is. */
export async function obstaclesTo(
  candidates: Candidate[],
  { reader, list, client }: Asked
): Promise<Map<Candidate, Obstacle>> {
  const listed = await BlacklistEntry.listed(
    candidates.map(({ form }) => form),
    client
  )
  const places = await placesOf(candidates, client)
  const found = new Map<Candidate, Obstacle>()
  for (const candidate of candidates) {
    const { form, card } = candidate
    const fault = faultOf(form, card) ?? (listed.has(form) ? 'listed' : null)
    if (!reader.seesType(form.type)) found.set(candidate, unknownCard)
    else if (fault) found.set(candidate, wrong(fault))
    else if (!card!.printedAt) found.set(candidate, wrong('unprinted'))
    else {
      const place = places.get(card!.id)
      if (place?.collectiveId === list && !card!.collectedAt) continue
      if (place) found.set(candidate, taken(place, candidate))
      else if (card!.collectedAt) found.set(candidate, before(candidate))
    }
  }
  return found
}

/** Which entries of an open list cannot be handed out any more, each with its sentence's rule. */
export async function faultsOn(
  { id, entries }: { id: number; entries: CollectiveForm[] },
  asked: Omit<Asked, 'list'>
): Promise<Map<CollectiveForm, string>> {
  const forms = entries.flatMap(({ formId }) => formId ?? [])
  const found = await candidatesOf(forms, asked.client)
  const obstacles = await obstaclesTo([...found.values()], { ...asked, list: id })
  const faults = new Map<CollectiveForm, string>()
  for (const entry of entries) {
    const candidate = found.get(entry.formId!)
    const obstacle = candidate && obstacles.get(candidate)
    if (!candidate) faults.set(entry, 'collecting.ended')
    else if (obstacle) faults.set(entry, obstacle.rule)
    else if (candidate.card!.id !== entry.cardId) faults.set(entry, 'collecting.replaced')
  }
  return faults
}

/** On which list each card is. */
async function placesOf(candidates: Candidate[], client?: QueryClientContract) {
  const places = new Map<number, CollectiveForm>()
  for (const some of chunks(candidates.flatMap(({ card }) => card?.id ?? []))) {
    const rows = await CollectiveForm.query({ client })
      .whereIn('cardId', some)
      .preload('collective', (collective) => collective.preload('signer'))
      .preload('user')
    for (const row of rows) places.set(row.cardId!, row)
  }
  return places
}

const wrong = (reason: string): Obstacle => ({
  status: 422,
  rule: `collecting.${reason}`,
  values: {},
})

/** Collected, or waiting on another list: whose it is, and who knows more. */
function taken({ collective, user, createdAt, signedAt }: CollectiveForm, { form }: Candidate) {
  const by = signedAt ? collective.signer : user
  return {
    status: 409 as const,
    rule: signedAt ? 'collecting.collected' : 'collecting.elsewhere',
    values: {
      number: String(collective.id),
      collector: collective.fullName,
      by: by?.name ?? '—',
      at: shown(signedAt ?? createdAt, form.tournament.timeZone),
    },
  }
}

/** Of a list that is no longer kept. */
function before({ form, card }: Candidate): Obstacle {
  const at = shown(card!.collectedAt!, form.tournament.timeZone)
  return { status: 409, rule: 'collecting.collectedBefore', values: { at } }
}

const shown = (at: DateTime, zone: string) => at.setZone(zone).toFormat('dd/MM/yyyy HH:mm')
