import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import BlacklistEntry from '#models/blacklist_entry'
import { chunks } from '#sql/bulk'
import { candidatesOf, type Candidate } from '#pickups/candidates'
import PickupEntry from '#models/pickup_entry'
import { faultOf } from '#models/scan/verdict'
import Pickup from '#models/pickup'
import type User from '#models/user'
import type { Reader } from '#models/user'
import { formatMoment } from '#text/moments'

/** Why a card cannot be collected: the sentence `validator.collecting.*`, and an HTTP status. */
export type PickupObstacle = {
  status: 404 | 409 | 422
  rule: string
  values: Record<string, string | number>
}

type ListReader = Reader & Pick<User, 'id'>

type ObstacleOptions = {
  reader: ListReader
  list?: number
  client?: QueryClientContract
}

export const unknownCard: PickupObstacle = { status: 404, rule: 'collecting.unknown', values: {} }

/** What keeps candidates from being put on a list; those without an obstacle are left out. */
export async function obstaclesTo(
  candidates: Candidate[],
  { reader, list, client }: ObstacleOptions
): Promise<Map<Candidate, PickupObstacle>> {
  const blacklisted = await BlacklistEntry.blacklistedAmong(
    candidates.map(({ form }) => form),
    client
  )
  const entries = await entriesOf(candidates, client)
  const hidden = await hiddenAmong([...entries.values()], reader, client)
  const obstacles = new Map<Candidate, PickupObstacle>()
  for (const candidate of candidates) {
    const { form, card } = candidate
    const fault = faultOf(form, card, blacklisted.has(form))
    const entry = entries.get(card?.id ?? 0)
    const obstacle = reader.seesType(form.type)
      ? obstacleTo(candidate, fault, entry, list)
      : unknownCard
    if (obstacle) obstacles.set(candidate, hidden.has(entry) ? withoutList(obstacle) : obstacle)
  }
  return obstacles
}

/** `entry`: that of the card, on any list. */
function obstacleTo(
  candidate: Candidate,
  fault: ReturnType<typeof faultOf>,
  entry: PickupEntry | undefined,
  list: number | undefined
): PickupObstacle | null {
  if (fault) return cardFault(fault)
  const { printedAt, collectedAt } = candidate.card!
  if (!printedAt) return cardFault('unprinted')
  if (entry && (entry.collectiveId !== list || collectedAt)) return onAList(entry, candidate)
  return collectedAt ? collectedBefore(candidate) : null
}

/** The entries of a list that cannot be collected, each with the rule of its sentence. */
export async function entryObstacles(
  { id, entries }: { id: number; entries: PickupEntry[] },
  options: Omit<ObstacleOptions, 'list'>
): Promise<Map<PickupEntry, string>> {
  const forms = entries.flatMap(({ formId }) => formId ?? [])
  const candidates = await candidatesOf(forms, options.client)
  const obstacles = await obstaclesTo([...candidates.values()], { ...options, list: id })
  const obstaclesByEntry = new Map<PickupEntry, string>()
  for (const entry of entries) {
    const candidate = candidates.get(entry.formId!)
    const obstacle = candidate && obstacles.get(candidate)
    if (!candidate) obstaclesByEntry.set(entry, 'collecting.ended')
    else if (obstacle) obstaclesByEntry.set(entry, obstacle.rule)
    else if (candidate.card!.id !== entry.cardId) obstaclesByEntry.set(entry, 'collecting.replaced')
  }
  return obstaclesByEntry
}

async function entriesOf(candidates: Candidate[], client?: QueryClientContract) {
  const entries = new Map<number, PickupEntry>()
  for (const part of chunks(candidates.flatMap(({ card }) => card?.id ?? []))) {
    const rows = await PickupEntry.query({ client })
      .whereIn('cardId', part)
      .preload('pickup', (pickup) => pickup.preload('signer'))
      .preload('user')
    for (const row of rows) entries.set(row.cardId!, row)
  }
  return entries
}

/** The entries of lists that the reader does not see. */
async function hiddenAmong(
  entries: PickupEntry[],
  reader: ListReader,
  client?: QueryClientContract
): Promise<Set<PickupEntry | undefined>> {
  if (!reader.formTypes) return new Set()
  const ids = new Set(entries.map(({ collectiveId }) => collectiveId))
  const seen = await Pickup.visibleTo(reader, client)
    .whereIn('id', [...ids])
    .select('id')
  const seenIds = new Set(seen.map(({ id }) => id))
  return new Set(entries.filter(({ collectiveId }) => !seenIds.has(collectiveId)))
}

const withoutList = ({ status, rule, values: { at } }: PickupObstacle): PickupObstacle =>
  rule === 'collecting.collected'
    ? { status, rule: 'collecting.collectedBefore', values: { at } }
    : {
        status,
        rule: rule === 'collecting.elsewhere' ? 'collecting.onHiddenList' : rule,
        values: {},
      }

const cardRules = {
  waiting: 'collecting.waiting',
  rejected: 'collecting.rejected',
  withdrawn: 'collecting.withdrawn',
  missing: 'collecting.missing',
  replaced: 'collecting.replaced',
  ended: 'collecting.ended',
  blocked: 'collecting.blocked',
  listed: 'collecting.listed',
  unprinted: 'collecting.unprinted',
}

const cardFault = (reason: keyof typeof cardRules): PickupObstacle => ({
  status: 422,
  rule: cardRules[reason],
  values: {},
})

function onAList({ pickup, user, createdAt, signedAt }: PickupEntry, { form }: Candidate) {
  const by = signedAt ? pickup.signer : user
  return {
    status: 409 as const,
    rule: signedAt ? 'collecting.collected' : 'collecting.elsewhere',
    values: {
      number: String(pickup.id),
      collector: pickup.fullName,
      by: by?.name ?? '—',
      at: formatMoment(signedAt ?? createdAt, form.tournament.timeZone),
    },
  }
}

function collectedBefore({ form, card }: Candidate): PickupObstacle {
  const at = formatMoment(card!.collectedAt!, form.tournament.timeZone)
  return { status: 409, rule: 'collecting.collectedBefore', values: { at } }
}
