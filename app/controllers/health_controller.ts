import { statfs } from 'node:fs/promises'
import { HealthChecks, DiskSpaceCheck, MemoryHeapCheck } from '@adonisjs/core/health'
import type { HttpContext } from '@adonisjs/core/http'
import { DbCheck } from '@adonisjs/lucid/database'
import db from '@adonisjs/lucid/services/db'
import { productVersion } from '#config/app'
import { tokenIn } from '#controllers/metrics_controller'
import { driveCheck, mailServerChecks, redisChecks } from '#operations/checks/services'
import { work } from '#operations/checks/work'
import { QueueCheck } from '#operations/queue_check'
import { shared, TimedCheck } from '#operations/timed_check'
import { storageDir } from '#start/env'

/** The disk of the data, asked without a process of its own. */
const diskSpace = async () => {
  const { bavail, blocks, bsize } = await statfs(storageDir)
  return { free: bavail * bsize, size: blocks * bsize }
}

const checks = [
  new DiskSpaceCheck().compute(diskSpace).warnWhenExceeds(90).failWhenExceeds(97),
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

const health = new HealthChecks().register([...checks, ...costly])

/** Checks are asked at once, and for everybody who comes within a second. */
const report = shared(() => health.run())

export default class HealthController {
  async show({ request, response }: HttpContext) {
    const found = await report()
    const isInsider = tokenIn(request) === 'right'
    return response
      .status(found.isHealthy ? 200 : 503)
      .send(
        isInsider
          ? { ...found, version: productVersion }
          : { isHealthy: found.isHealthy, status: found.status }
      )
  }
}
