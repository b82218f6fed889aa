import logger from '@adonisjs/core/services/logger'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

type Rows<Model extends LucidModel> = () => ModelQueryBuilderContract<Model>

// Larger parts would block other writers on SQLite.
const CHUNK = 200

/** Removes rows in parts; a dry run only counts them. */
export class Removal {
  constructor(private dryRun: boolean) {}

  rows<Model extends LucidModel>(query: Rows<Model>) {
    return this.each(
      query,
      async () => {},
      (ids) => query().whereIn('id', ids).delete()
    )
  }

  /** Rows whose files cannot be deleted stay for the next run. Returns the number of removed rows. */
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
      const withoutFiles = await discardEach(rows, discard)
      await remove(
        withoutFiles.map(({ id }) => id),
        withoutFiles
      )
      removed += withoutFiles.length
    }
  }
}

/** Discards the file of each row and returns the rows for which it worked. A failure is logged. */
export async function discardEach<Row>(rows: Row[], discard: (row: Row) => Promise<unknown>) {
  const discarded: Row[] = []
  for (const row of rows)
    await discard(row).then(
      () => discarded.push(row),
      (error) => logger.error({ err: error }, 'a file could not be purged')
    )
  return discarded
}
