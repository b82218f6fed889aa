import logger from '@adonisjs/core/services/logger'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

type Rows<Model extends LucidModel> = () => ModelQueryBuilderContract<Model>

// Larger parts would block other writers on SQLite.
const CHUNK = 200

export class Removal {
  constructor(private dryRun: boolean) {}

  rows<Model extends LucidModel>(query: Rows<Model>) {
    return this.each(
      query,
      async () => {},
      (ids) => query().whereIn('id', ids).delete()
    )
  }

  /** Rows whose files cannot be deleted stay for the next run. Returns how many were removed. */
  async each<Model extends LucidModel>(
    query: Rows<Model>,
    discard: (row: InstanceType<Model> & { id: number }) => Promise<unknown>,
    remove: (ids: number[], rows: InstanceType<Model>[]) => Promise<unknown>
  ): Promise<number> {
    if (this.dryRun) {
      const [{ total }] = await query().count('* as total').pojo<{ total: number }>()
      return Number(total)
    }
    let removed = 0
    for (let last = 0; ;) {
      const rows = (await query()
        .where('id', '>', last)
        .orderBy('id')
        .limit(CHUNK)) as (InstanceType<Model> & { id: number })[]
      if (rows.length === 0) return removed
      last = rows.at(-1)!.id
      const gone = await discarded(rows, discard)
      await remove(
        gone.map(({ id }) => id),
        gone
      )
      removed += gone.length
    }
  }
}

/** One stubborn file must not keep the others. */
export async function discarded<Row>(rows: Row[], discard: (row: Row) => Promise<unknown>) {
  const gone: Row[] = []
  for (const row of rows)
    await discard(row).then(
      () => gone.push(row),
      (error) => logger.error({ err: error }, 'a file could not be purged')
    )
  return gone
}
