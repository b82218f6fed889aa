import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import { afterFetch, afterFind, afterSave, type BaseModel, beforeSave } from '@adonisjs/lucid/orm'
import type { LucidRow } from '@adonisjs/lucid/types/model'
import { openSecrets, type SealedColumns, type Secrets } from '#sealing/secrets'

export type Sealing<Row> = {
  about(row: Row): string
  /** Seals the secrets of a row. Returns them, or nothing if there were none. */
  seal(row: Row): Promise<Secrets | undefined>
  withSecrets(columns: Record<string, unknown>, secrets: Secrets): Record<string, unknown>
}

/** Opens what a model reads from the database, and seals what it saves. */
export function Sealable<Row extends LucidRow & SealedColumns>({
  about,
  seal,
  withSecrets,
}: Sealing<Row>) {
  const savedSecrets = new WeakMap<Row, Secrets>()

  async function open(rows: Row[]) {
    const sealed = rows.filter((row) => row.$attributes.sealed)
    if (sealed.length === 0) return
    const opened = await openSecrets(
      sealed[0].$trx ?? db.connection(),
      sealed.map((row) => ({ keyId: row.keyId, sealed: row.sealed, about: about(row) }))
    )
    for (const [at, row] of sealed.entries()) fillIn(row, opened[at])
  }

  function fillIn(row: Row, secrets: Secrets) {
    for (const columns of [row.$attributes, row.$original])
      Object.assign(columns, withSecrets(columns, secrets))
  }

  return function <T extends NormalizeConstructor<typeof BaseModel>>(superclass: T): T {
    class Sealed extends superclass {
      @afterFind()
      static openOne(row: Row) {
        return open([row])
      }

      @afterFetch()
      static openMany(rows: Row[]) {
        return open(rows)
      }

      @beforeSave()
      static async sealOne(row: Row) {
        const secrets = await seal(row)
        if (secrets) savedSecrets.set(row, secrets)
      }

      @afterSave()
      static showSaved(row: Row) {
        const secrets = savedSecrets.get(row)
        if (secrets) fillIn(row, secrets)
        savedSecrets.delete(row)
      }
    }
    return Sealed
  }
}
