import db from '@adonisjs/lucid/services/db'
import app from '@adonisjs/core/services/app'
import { QueueManager } from '@boringnode/queue'
import { lanes } from '#config/queue'
import QueueJob from '#models/queue_job'

type LaneState = { lane: string; waiting: number; oldest: string | null; failed: number }

export const isInRedis = () => app.config.get<string>('queue.default') === 'redis'

export async function laneStates(): Promise<LaneState[]> {
  return Promise.all(
    lanes.map((lane) => (isInRedis() ? stateInRedis(lane) : stateInDatabase(lane)))
  )
}

async function stateInRedis(lane: string): Promise<LaneState> {
  return { lane, waiting: await QueueManager.use().sizeOf(lane), oldest: null, failed: 0 }
}

async function stateInDatabase(lane: string): Promise<LaneState> {
  const counts = await db
    .from('queue_jobs')
    .where('queue', lane)
    .groupBy('status')
    .select('status')
    .count('* as count')
  const countOf = (status: string) => counts.find((row) => row.status === status)?.count ?? 0
  const first = await QueueJob.query()
    .where({ queue: lane, status: 'pending' })
    .orderBy('score')
    .first()
  return {
    lane,
    waiting: countOf('pending') + countOf('delayed'),
    oldest: first?.since.toISO() ?? null,
    failed: countOf('failed'),
  }
}
