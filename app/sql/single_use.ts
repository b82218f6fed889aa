import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import { Refusal } from '#exceptions/refusal'
import { queryRows, sqlNow } from '#sql/bulk'

export type LinkState = 'open' | 'used' | 'revoked' | 'over'

type Page = Refusal['page']

export const linkOver = (page?: Page) => new Refusal('linkOver', {}, { status: 403, page })

/** Takes the present moment. */
export const OPEN_SQL = 'used_at is null and revoked_at is null and expires_at > ?'

/** Only links of state `open`. Joined tables must have no columns of these names. */
export const whereOpen = <Query extends ChainableContract & { client: QueryClientContract }>(
  query: Query
): Query => query.whereRaw(OPEN_SQL, [sqlNow(query.client)])

/**
 * A link that can be used once, until it expires or is revoked.
 * @param page shown instead of a message if the link is over
 */
export const SingleUse =
  (page?: Page) =>
  <T extends NormalizeConstructor<typeof BaseModel>>(superclass: T) =>
    class extends superclass {
      declare id: number
      declare usedAt: DateTime | null
      declare revokedAt: DateTime | null
      declare expiresAt: DateTime

      get state(): LinkState {
        if (this.usedAt) return 'used'
        if (this.revokedAt) return 'revoked'
        return this.expiresAt > DateTime.utc() ? 'open' : 'over'
      }

      get expiresIn() {
        return `${Math.max(1, Math.ceil(this.expiresAt.diffNow('seconds').seconds))}s`
      }

      /** Must run before the request is written. @throws Refusal `linkOver` */
      async useUp(trx: TransactionClientContract) {
        const now = sqlNow(trx)
        const rows = await queryRows(
          trx,
          `update ${(this.constructor as LucidModel).table} set used_at = ?
           where id = ? and ${OPEN_SQL} returning id`,
          [now, this.id, now]
        )
        if (rows.length === 0) throw linkOver(page)
      }
    }
