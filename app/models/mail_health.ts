import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Circuit } from '#sql/circuit'
import { emitAfterCommit } from '#sql/after_commit'

export default class MailHealth extends Circuit {
  static table = 'mail_health'
  static maxFailures = 3

  static async endPause(trx: TransactionClientContract) {
    await super.endPause(trx)
    emitAfterCommit(trx, 'mails:ordered')
  }
}
