import { BaseTransformer } from '@adonisjs/core/transformers'
import type WorkerProcess from '#models/worker_process'

export default class WorkerTransformer extends BaseTransformer<WorkerProcess> {
  toObject() {
    const { id, kind, host, pid, version, startedAt, lanes } = this.resource
    return {
      id,
      kind,
      place: `${host} (${pid})`,
      version,
      startedAt: startedAt.toISO()!,
      works: Object.keys(lanes).length > 0,
      on: Object.entries(lanes).flatMap(([lane, occupation]) =>
        occupation ? [{ lane, ...occupation }] : []
      ),
    }
  }
}
