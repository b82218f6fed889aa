import logger from '@adonisjs/core/services/logger'
import { rowsInParts } from '#sql/bulk'
import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { countRows } from '#sql/counts'

export type Rows<Row> = () => ModelQueryBuilderContract<LucidModel, Row>

// Larger parts would block other writers on SQLite.
const CHUNK = 200

export class Removal {
  constructor(private dryRun: boolean) {}

  rows<Row extends LucidRow & { id: number }>(query: Rows<Row>) {
    return this.#inParts(query, async (rows) => {
      await query().whereIn('id', idsOf(rows)).delete()
      return rows.length
    })
  }

  /** Rows whose files cannot be deleted stay for the next run. Returns the number of removed rows. */
  each<Row extends LucidRow & { id: number }>(
    query: Rows<Row>,
    discard: (row: Row) => Promise<unknown>,
    remove: (ids: number[], rows: Row[]) => Promise<unknown>
  ) {
    return this.#inParts(query, async (rows) => {
      const withoutFiles: Row[] = []
      for (const row of rows) {
        // The files of the rows before took time: the person may be restricted by now.
        const isDue = await query().where('id', row.id).first()
        if (isDue) withoutFiles.push(...(await discardEach([row], discard)))
      }
      await remove(idsOf(withoutFiles), withoutFiles)
      return withoutFiles.length
    })
  }

  async #inParts<Row extends LucidRow & { id: number }>(
    query: Rows<Row>,
    remove: (rows: Row[]) => Promise<number>
  ): Promise<number> {
    if (this.dryRun) return countRows(query())
    let removed = 0
    for await (const rows of rowsInParts(query, { size: CHUNK })) removed += await remove(rows)
    return removed
  }
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

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
