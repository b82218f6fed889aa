import type { HttpContext } from '@adonisjs/core/http'
import FormPolicy from '#policies/form_policy'
import PickupPolicy from '#policies/pickup_policy'

/** What the user may do with requests of a type; pages only hide buttons by it. */
export async function requestAbilities({ bouncer }: HttpContext, type: string) {
  const policy = bouncer.with(FormPolicy)
  const form = { type }
  return {
    create: await policy.allows('create', form),
    edit: await policy.allows('edit', form),
    print: await policy.allows('print', form),
    rfid: await policy.allows('rfid', form),
    decideMany: await policy.allows('decideMany', form),
    export: await policy.allows('export', form),
  }
}

export async function pickupAbilities({ bouncer }: HttpContext) {
  const policy = bouncer.with(PickupPolicy)
  return {
    create: await policy.allows('create'),
    edit: await policy.allows('edit'),
    print: await policy.allows('print'),
  }
}
