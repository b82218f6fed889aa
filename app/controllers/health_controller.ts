import { statfs } from 'node:fs/promises'
import { HealthChecks, DiskSpaceCheck, MemoryHeapCheck } from '@adonisjs/core/health'
import type { HttpContext } from '@adonisjs/core/http'
import { DbCheck } from '@adonisjs/lucid/database'
import db from '@adonisjs/lucid/services/db'
import { productVersion } from '#config/app'
import { checkProbeToken } from '#http/probe_token'
import { driveCheck, mailServerChecks, redisChecks } from '#operations/checks/services'
import { work } from '#operations/checks/work'
import { DISK_FULL } from '#operations/checks/installation'
import { QueueCheck } from '#operations/queue_check'
import { shareResult, TimedCheck } from '#operations/timed_check'
import { storageDir } from '#start/env'

/** Free and total bytes of the data's disk, read without a child process. */
const diskSpace = async () => {
  const { bavail, blocks, bsize } = await statfs(storageDir)
  return { free: bavail * bsize, size: blocks * bsize }
}

const checks = [
  new DiskSpaceCheck()
    .compute(diskSpace)
    .warnWhenExceeds(DISK_FULL.warning)
    .failWhenExceeds(DISK_FULL.error),
  new MemoryHeapCheck().warnWhenExceeds('700 mb').failWhenExceeds('1500 mb'),
  new DbCheck(db.connection()),
  new QueueCheck(),
  ...redisChecks,
  ...work,
].map((check) => new TimedCheck(check))

// These write a file and connect to a mail server: once a minute is enough.
const costly = [driveCheck, ...mailServerChecks].map((check) =>
  new TimedCheck(check).cacheFor('1 minute')
)

const healthChecks = new HealthChecks().register([...checks, ...costly])

/** All checks run in parallel. Callers within one second share the report. */
const report = shareResult(() => healthChecks.run())

export default class HealthController {
  async show({ request, response }: HttpContext) {
    const health = await report()
    const summary = { isHealthy: health.isHealthy, status: health.status }
    const details = { ...health, version: productVersion }
    return response
      .status(health.isHealthy ? 200 : 503)
      .send(checkProbeToken(request) === 'right' ? details : summary)
  }
}
