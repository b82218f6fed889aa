import db from '@adonisjs/lucid/services/db'
import { Authenticator } from '#accounts/authenticator'
import Form from '#models/form'
import LoginFactor from '#models/login_factor'
import { changedRows, rowsInParts } from '#sql/bulk'
import { sha256, statusTokenOf } from '#text/secrets'

/**
 * Moves status links and secrets of authenticator apps to the present APP_KEY, while the product runs.
 * The old addresses of status links end. Can be repeated. @returns how many there were
 */
export async function rotateAppKey() {
  return { links: await renewLinks(), apps: await renewApps() }
}

async function renewLinks() {
  const requests = () => Form.query().select('id', 'idForm', 'linkSalt', 'statusTokenHash')
  let renewed = 0
  for await (const forms of rowsInParts(requests))
    await db.transaction(async (trx) => {
      for (const form of forms) {
        const { id, statusTokenHash } = form
        const hash = sha256(statusTokenOf(form))
        if (hash === statusTokenHash) continue
        renewed += changedRows(
          await trx
            .from('forms')
            .where({ id, status_token_hash: statusTokenHash })
            .update({ status_token_hash: hash })
        )
      }
    })
  return renewed
}

async function renewApps() {
  const factors = await LoginFactor.query().where('kind', 'totp').preload('user')
  let renewed = 0
  for (const { id, secret, user } of factors) {
    const sealed = Authenticator.open(user, secret)?.seal()
    // An app that is removed or replaced meanwhile stays as it is.
    if (sealed)
      renewed += changedRows(
        await db.from('login_factors').where({ id, secret }).update({ secret: sealed })
      )
  }
  return renewed
}
