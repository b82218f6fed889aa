import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FieldRefusal } from '#exceptions/field_refusal'
import Form from '#models/form'
import { countingStates } from '#shared/request_states'

export const HOST = 'player'

export function hostOf(id: number, tournamentId: number) {
  return Form.query()
    .where({ id, tournamentId, type: HOST })
    .whereIn('state', countingStates)
    .whereNotNull('player')
    .preload('tournament')
    .first()
}

/** Locks the host until the transaction ends. @throws FieldRefusal `notAHost` */
export async function lockHost(trx: TransactionClientContract, host: Form) {
  const row = await trx
    .from('forms')
    .where({ id: host.id, type: HOST, player: host.player })
    .whereIn('state', countingStates)
    .select('id')
    .forUpdate()
    .first()
  if (!row) throw new FieldRefusal('player', 'notAHost')
}
