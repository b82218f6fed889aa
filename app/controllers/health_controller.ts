import { HealthChecks, DiskSpaceCheck, MemoryHeapCheck } from '@adonisjs/core/health'
import type { HttpContext } from '@adonisjs/core/http'
import { DbCheck } from '@adonisjs/lucid/database'
import db from '@adonisjs/lucid/services/db'
import { QueueCheck } from '#operations/queue_check'
import env from '#start/env'

/** Whether the product is well; the details are for whoever holds the token. */
export default class HealthController {
  async show({ request, response }: HttpContext) {
    const checks = new HealthChecks().register([
      new DiskSpaceCheck().warnWhenExceeds(90).failWhenExceeds(97),
      new MemoryHeapCheck().warnWhenExceeds('700 mb').failWhenExceeds('1500 mb'),
      new DbCheck(db.connection()),
      new QueueCheck(),
    ])
    const report = await checks.run()
    const token = env.get('HEALTH_TOKEN')?.release()
    const insider = token !== undefined && request.header('authorization') === `Bearer ${token}`
    return response
      .status(report.isHealthy ? 200 : 503)
      .send(insider ? report : { isHealthy: report.isHealthy, status: report.status })
  }
}
