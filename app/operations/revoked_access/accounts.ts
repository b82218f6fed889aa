import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { addRows, putRows, type Row } from '#operations/revoked_access/kept_rows'
import { rights, columnOf as rightOf } from '#shared/roles'
import { columnOf } from '#sql/bulk'

const ofUsers = ['login_factors', 'recovery_codes', 'restaurant_user', 'export_recipients']

const LONGEST_EMAIL = 254

const accessColumns = [
  'role',
  'active',
  'form_types',
  'minors',
  ...rights.map(rightOf).map(columnOf),
]

/** @returns a function that writes the accounts into the restored database */
export async function readAccounts() {
  const kept: Record<string, Row[]> = {}
  for (const table of ['users', 'login_rules', ...ofUsers])
    if (await db.connection().schema.hasTable(table)) kept[table] = await db.from(table)

  return async (trx: TransactionClientContract) => {
    const restored = new Map<number, Row>((await trx.from('users')).map((user) => [user.id, user]))
    await putUsers(trx, kept.users, [...restored.values()])
    const userIds = kept.users.map(({ id }) => id)
    const restaurants = new Set((await trx.from('restaurants').select('id')).map(({ id }) => id))
    for (const table of ofUsers) {
      if (!kept[table] || !(await trx.schema.hasTable(table))) continue
      await trx.from(table).whereIn('user_id', userIds).delete()
      const rows = kept[table].filter(
        ({ restaurant_id: id }) => id === undefined || restaurants.has(id)
      )
      await addRows(trx, table, rows)
    }
    if (await trx.schema.hasTable('login_rules'))
      await putRows(trx, 'login_rules', kept.login_rules ?? [])
    const isChanged = (user: Row) => {
      const before = restored.get(user.id)
      return before && accessColumns.some((name) => String(before[name]) !== String(user[name]))
    }
    return { changedUsers: kept.users.filter(isChanged).map(({ id }) => id) }
  }
}

/** Users that were deleted after the backup are deactivated: the history of the backup names them. */
async function putUsers(trx: TransactionClientContract, users: Row[], restored: Row[]) {
  // Addresses are unique, and two users may have exchanged theirs.
  await trx.rawQuery(`update users set email = 'restored-' || id`)
  await putRows(trx, 'users', users)
  const ids = new Set(users.map(({ id }) => id))
  const emails = new Set(users.map(({ email }) => email))
  for (const { id, email } of restored.filter((user) => !ids.has(user.id)))
    await trx
      .from('users')
      .where({ id })
      .update({
        active: false,
        email: emails.has(email) ? `deleted-${id}-${email}`.slice(0, LONGEST_EMAIL) : email,
      })
}
