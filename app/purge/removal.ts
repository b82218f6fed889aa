import logger from '@adonisjs/core/services/logger'
import { rowsInParts } from '#sql/bulk'
import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

export type Rows<Row> = () => ModelQueryBuilderContract<LucidModel, Row>

// Larger parts would block other writers on SQLite.
const CHUNK = 200

/** Removes rows in parts; a dry run only counts them. */
export class Removal {
  constructor(private dryRun: boolean) {}

  rows<Row extends LucidRow & { id: number }>(query: Rows<Row>) {
    return this.each(
      query,
      async () => {},
      (ids) => query().whereIn('id', ids).delete()
    )
  }

  /** Rows whose files cannot be deleted stay for the next run. Returns the number of removed rows. */
  async each<Row extends LucidRow & { id: number }>(
    query: Rows<Row>,
    discard: (row: Row) => Promise<unknown>,
    remove: (ids: number[], rows: Row[]) => Promise<unknown>
  ): Promise<number> {
    if (this.dryRun) {
      const [{ total }] = await query().count('* as total').pojo<{ total: number }>()
      return Number(total)
    }
    let removed = 0
    for await (const rows of rowsInParts(query, { size: CHUNK })) {
      const withoutFiles = await discardEach(rows, discard)
      await remove(
        withoutFiles.map(({ id }) => id),
        withoutFiles
      )
      removed += withoutFiles.length
    }
    return removed
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
