import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecoveryCodeSchema } from '#database/schema'
import { changedRows, sqlNow } from '#sql/bulk'
import { keyedHash, keyedHashes, nameOfHashKey, randomToken } from '#text/secrets'

const CODES = 10
/** Fifty random bits, which can be typed from paper. */
const LETTERS = 10

/** A code for a login without the second factor. Only its hash is stored, and it works once. */
export default class RecoveryCode extends RecoveryCodeSchema {
  /** Replaces the codes of a user. Gives the new ones, which cannot be read again. */
  static async issueFor(trx: TransactionClientContract, user: { id: number }) {
    await this.query({ client: trx }).where('userId', user.id).delete()
    const codes = Array.from({ length: CODES }, () => randomToken().slice(-LETTERS))
    const rows = codes.map((code) => ({
      userId: user.id,
      codeHash: keyedHash(textOf(code)),
      hashedBy: nameOfHashKey(),
    }))
    await this.createMany(rows, { client: trx })
    return codes.map((code) => `${code.slice(0, LETTERS / 2)}-${code.slice(LETTERS / 2)}`)
  }

  static unusedOf(user: { id: number }, client?: TransactionClientContract) {
    return this.query({ client }).where('userId', user.id).whereNull('usedAt')
  }

  static async useUp(trx: TransactionClientContract, user: { id: number }, typed: string) {
    const code = this.unusedOf(user, trx).whereIn('codeHash', keyedHashes(textOf(typed)))
    const used = await code.update({ usedAt: sqlNow(code.client) })
    return changedRows(used) > 0
  }
}

/** Letters that look like digits count as these. */
function textOf(typed: string) {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return `recovery:${code.replaceAll('O', '0').replace(/[IL]/g, '1')}`
}
