import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { ApplicationService } from '@adonisjs/core/types'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { productVersion } from '#config/app'
import { touchActiveRuns } from '#runs/open_runs'
import WorkerProcess, { type Occupation } from '#models/worker_process'

const BEAT_MS = 10_000

const lanes: Record<string, Occupation> = {}

/** Performs a job, and shows meanwhile that its lane is busy. */
export async function occupyLane(lane: string, job: string, perform: () => Promise<void>) {
  lanes[lane] = { job, since: new Date().toISOString() }
  try {
    await perform()
  } finally {
    lanes[lane] = null
  }
}

/** Writes heartbeats of this process and of its runs until it stops. */
export async function startPulse(
  app: ApplicationService,
  kind: WorkerProcess['kind'],
  workedLanes: readonly string[]
) {
  for (const lane of workedLanes) lanes[lane] ??= null
  const id = randomUUID()
  const startedAt = DateTime.utc()
  const about = { kind, host: hostname(), pid: process.pid, version: productVersion }
  const beat = async () => {
    const now = { lanes: { ...lanes }, startedAt, seenAt: DateTime.utc() }
    await WorkerProcess.updateOrCreate({ id }, { ...about, ...now })
    await touchActiveRuns()
  }
  await WorkerProcess.forgetDead()
  await beat()
  const stop = repeatEvery(BEAT_MS, beat)
  app.terminating(async () => {
    stop()
    await WorkerProcess.query().where({ id }).delete()
  })
}

/** Repeats an action, one at a time. @returns a function that stops it */
export function repeatEvery(pause: number, action: () => Promise<unknown>) {
  let busy = false
  const timer = setInterval(async () => {
    if (busy) return
    busy = true
    await action().catch((error) => logger.warn({ err: error }, 'a repeated action failed'))
    busy = false
  }, pause)
  timer.unref()
  return () => clearInterval(timer)
}
