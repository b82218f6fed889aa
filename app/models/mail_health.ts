import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Circuit } from '#sql/circuit'
import { emitAfterCommit } from '#sql/after_commit'

export default class MailHealth extends Circuit {
  static table = 'mail_health'
  static most = 3

  static async tryNow(trx: TransactionClientContract) {
    await super.tryNow(trx)
    emitAfterCommit(trx, 'mails:ordered')
  }
}
