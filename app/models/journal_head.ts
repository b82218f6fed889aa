import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { JournalHeadSchema } from '#database/schema'
import { runSql } from '#sql/bulk'
import { keyedHash, keyedHashes } from '#text/secrets'

/**
 * The two ends of the access journal, in one row: its last entry, and the anchor, which is the last
 * entry that the purge removed. The seal proves that the product wrote the row.
 */
export default class JournalHead extends JournalHeadSchema {
  static table = 'journal_head'

  static current() {
    return this.query().firstOrFail()
  }

  /** Others who change the chain wait until the transaction ends. */
  static async locked(trx: TransactionClientContract) {
    await runSql(trx, 'update journal_head set id = id', [])
    return this.query({ client: trx }).firstOrFail()
  }

  get isGenuine() {
    if (this.position === 0) return this.seal === null
    return this.seal !== null && keyedHashes(this.#ends).includes(this.seal)
  }

  /** Saves the ends with their seal. A false seal stays false: a new one would hide that somebody moved the ends. */
  async moveTo(ends: Partial<Pick<JournalHead, 'position' | 'hash' | 'anchor' | 'anchorHash'>>) {
    const { isGenuine } = this
    Object.assign(this, ends)
    if (isGenuine) this.seal = keyedHash(this.#ends)
    await this.save()
  }

  get #ends() {
    const { position, hash, anchor, anchorHash } = this
    return JSON.stringify(['journal head', position, hash, anchor, anchorHash])
  }
}
