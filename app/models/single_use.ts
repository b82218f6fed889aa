import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { Refusal } from '#exceptions/refusal'
import { returned, sqlNow } from '#models/bulk'

export type LinkState = 'open' | 'used' | 'revoked' | 'over'

type Page = Refusal['page']

/** What an address that opens nothing, or nothing any more, answers: a page of its own or a message. */
export const linkOver = (page?: Page) => new Refusal('linkOver', {}, { status: 403, page })

/**
 * A row behind a signed address that opens something once, until it ends or is revoked.
 * @param page says that somebody else was faster, where a message does not do
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

      /** For how long its address is signed. */
      get expiresIn() {
        return `${Math.max(1, Math.ceil(this.expiresAt.diffNow('seconds').seconds))}s`
      }

      /**
       * Uses the link up, before the request is written in the same transaction.
       * @throws Refusal `linkOver` when it was used, revoked or ended meanwhile
       */
      async take(trx: TransactionClientContract) {
        const now = sqlNow(trx)
        const rows = await returned(
          trx,
          `update ${(this.constructor as LucidModel).table} set used_at = ?
           where id = ? and used_at is null and revoked_at is null and expires_at > ? returning id`,
          [now, this.id, now]
        )
        if (rows.length === 0) throw linkOver(page)
      }
    }
