import { JournalEntrySchema } from '#database/schema'
import type { JournalKind } from '#shared/journal'
import { keyedHash } from '#text/secrets'

/** The last entry of a chain: its position and its hash. */
export type Link = { position: number; hash: string }

/** A line of the access journal: who saw or got what, and when. It names no applicant. */
export default class JournalEntry extends JournalEntrySchema {
  declare kind: JournalKind

  /** Where the entry stands in the chain after another. */
  linkAfter(last: Link) {
    const position = last.position + 1
    return { position, previousHash: last.hash, hash: this.#hashAfter(last.hash, position) }
  }

  follows(last: Link) {
    const { position, previousHash, hash } = this.linkAfter(last)
    return this.position === position && this.previousHash === previousHash && this.hash === hash
  }

  #hashAfter(previousHash: string, position: number) {
    const { id, kind, userId, userName, role, formId, total, detail, reason, at } = this
    const content = [id, kind, userId, userName, role, formId, total, detail, at.toMillis()]
    // Entries of earlier versions have no reason, and must keep their hash.
    if (reason) content.push(reason)
    return keyedHash(JSON.stringify(['journal', previousHash, position, ...content]))
  }
}
