import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { columnsIn, KeptRows, type Row } from '#operations/revoked_access/kept_rows'

const LINK = ['link_salt', 'status_token_hash']

const hasSalts = async (client: QueryClientContract) =>
  (await columnsIn(client, 'forms')).includes('link_salt')

export class KeptRequests {
  private constructor(
    private rows: KeptRows,
    private haveSalts: boolean
  ) {}

  static async read() {
    const haveSalts = await hasSalts(db.connection())
    const columns = ['id', 'id_form', 'submitted_at', ...(haveSalts ? LINK : [])]
    const rows = await KeptRows.of(() => db.from('forms').select(columns))
    return new KeptRequests(rows, haveSalts)
  }

  async inBoth(trx: TransactionClientContract): Promise<Set<number>> {
    const ids = new Set<number>()
    for await (const [{ id }] of this.#pairs(trx)) ids.add(id)
    return ids
  }

  async *linksIn(trx: TransactionClientContract): AsyncGenerator<[kept: Row, restored: Row]> {
    if (!this.haveSalts || !(await hasSalts(trx))) return
    yield* this.#pairs(trx, LINK)
  }

  /** A reference is given again after a restore, so the moment counts as well. */
  async *#pairs(
    trx: TransactionClientContract,
    columns: string[] = []
  ): AsyncGenerator<[kept: Row, restored: Row]> {
    const identityOf = ({ id_form: reference, submitted_at: at }: Row) =>
      JSON.stringify([reference, at])
    for (const part of this.rows.parts()) {
      const restored: Row[] = await trx
        .from('forms')
        .whereIn(
          'id',
          part.map(({ id }) => id)
        )
        .select('id', 'id_form', 'submitted_at', ...columns)
      const byId = new Map(restored.map((row) => [row.id, row]))
      for (const row of part) {
        const found = byId.get(row.id)
        if (found && identityOf(found) === identityOf(row)) yield [row, found]
      }
    }
  }
}

export async function readLinks(requests: KeptRequests) {
  const revoked: Record<string, Row[]> = {}
  for (const table of ['guest_links', 'late_links'])
    revoked[table] = await db
      .from(table)
      .whereNotNull('revoked_at')
      .select('id', 'created_at', 'revoked_at')

  return async (trx: TransactionClientContract) => {
    for await (const [kept, restored] of requests.linksIn(trx)) {
      if (kept.status_token_hash === restored.status_token_hash) continue
      const { link_salt: salt, status_token_hash: hash } = kept
      await trx
        .from('forms')
        .where('id', restored.id)
        .update({ link_salt: salt, status_token_hash: hash })
    }
    for (const [table, links] of Object.entries(revoked))
      for (const { id, created_at: createdAt, revoked_at: at } of links)
        await trx
          .from(table)
          .where({ id, created_at: createdAt })
          .whereNull('revoked_at')
          .update({ revoked_at: at })
  }
}
