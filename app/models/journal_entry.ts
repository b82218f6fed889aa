import { JournalEntrySchema } from '#database/schema'
import type { JournalKind } from '#shared/journal'
import { keyedHash, keyedHashes, nameOfHashKey } from '#text/secrets'

export type Link = { position: number; hash: string }

/** A line of the access journal: who saw or got what, and when. It names no applicant. */
export default class JournalEntry extends JournalEntrySchema {
  declare kind: JournalKind

  linkAfter(last: Link) {
    const position = last.position + 1
    const hash = keyedHash(this.#chainText(last.hash, position))
    return { position, previousHash: last.hash, hash, hashedBy: nameOfHashKey() }
  }

  follows(last: Link) {
    const { position, previousHash } = this
    return position === last.position + 1 && previousHash === last.hash && this.isGenuine
  }

  /** Whether the hash, or the seal made after a change of HASH_KEY, matches the entry. */
  get isGenuine() {
    const { position, previousHash, hash, seal } = this
    if (position === null || previousHash === null || hash === null) return false
    if (keyedHashes(this.#chainText(previousHash, position)).includes(hash)) return true
    return seal !== null && keyedHashes(this.#sealText()).includes(seal)
  }

  /** Proves a linked entry with today's HASH_KEY. The chain keeps the hashes it was linked with. */
  renewSeal() {
    this.seal = keyedHash(this.#sealText())
    this.hashedBy = nameOfHashKey()
    return this
  }

  #chainText(previousHash: string, position: number) {
    return JSON.stringify(['journal', previousHash, position, ...this.#content])
  }

  #sealText() {
    const { position, previousHash, hash } = this
    return JSON.stringify(['journal seal', previousHash, position, hash, ...this.#content])
  }

  get #content() {
    const { id, kind, userId, userName, role, formId, total, detail, reason, at } = this
    const content = [id, kind, userId, userName, role, formId, total, detail, at.toMillis()]
    // Entries of earlier versions have no reason, and must keep their hash.
    if (reason) content.push(reason)
    return content
  }
}
