import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import BlacklistEntry from '#models/blacklist_entry'
import { withoutPlace } from '#models/form/places_left'
import { waitingForTutor } from '#models/form/tutor'
import type { ReasonText } from '#models/reason'
import { keysOf } from '#shared/keys'
import { chunks } from '#sql/bulk'

export type ApprovalObstacle = 'listed' | 'places' | 'reserved' | 'tutor'

/** Obstacles despite which a request is approved with a reason. */
const overriddenByReason: ApprovalObstacle[] = ['places', 'tutor']

export const isOverridable = (obstacle: ApprovalObstacle) => overriddenByReason.includes(obstacle)

/** In order of precedence. */
const requestsWith: Record<
  ApprovalObstacle,
  (client: QueryClientContract, ids: number[]) => Promise<number[]>
> = {
  listed: (client, ids) => BlacklistEntry.blacklistedIds(ids, client),
  places: withoutPlace,
  reserved: reservedAmong,
  tutor: waitingForTutor,
}

/** What keeps requests from being approved: the first obstacle of each. */
export async function approvalObstacles(
  client: QueryClientContract,
  ids: number[],
  { reason }: { reason?: ReasonText | null }
): Promise<Map<number, ApprovalObstacle>> {
  const found = new Map<number, ApprovalObstacle>()
  for (const obstacle of keysOf(requestsWith)) {
    if (reason && isOverridable(obstacle)) continue
    const free = ids.filter((id) => !found.has(id))
    for (const id of await requestsWith[obstacle](client, free)) found.set(id, obstacle)
  }
  return found
}

async function reservedAmong(client: QueryClientContract, ids: number[]) {
  const reserved: number[] = []
  for (const part of chunks(ids)) {
    const rows = await client.from('forms').whereIn('id', part).where('reserved', true).select('id')
    reserved.push(...rows.map(({ id }) => id))
  }
  return reserved
}
