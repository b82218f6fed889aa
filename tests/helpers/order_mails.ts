import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import MailMessage, { type MailOrder } from '#models/mail_message'

/** Orders mails without waking their delivery. */
export async function orderMails(
  orders: MailOrder[],
  options: { held?: boolean; bulkChangeId?: number } = {}
) {
  const client = db.connection()
  if (client.isTransaction)
    return MailMessage.order(client as TransactionClientContract, orders, options)
  await db.transaction((trx) => MailMessage.order(trx, orders, { ...options, held: true }))
  await MailMessage.query().update({ held: options.held ?? false })
}
