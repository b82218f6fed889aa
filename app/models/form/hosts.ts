import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FieldRefusal } from '#exceptions/field_refusal'
import { lockPlayer } from '#models/default_player/allowance'
import Form from '#models/form'
import { countingStates } from '#shared/request_states'

export const HOST = 'player'

export const isHost = ({ type, state, player }: Form) =>
  type === HOST && countingStates.includes(state) && player !== null

export async function hostOf(id: number, tournamentId: number) {
  const form = await Form.query().where({ id, tournamentId }).preload('tournament').first()
  return form && isHost(form) ? form : null
}

/**
 * Locks the host until the transaction ends. The player comes first, as in an approval, so that the
 * two do not deadlock. Returns the player.
 * @throws refusal if the request is no host, or no longer one
 */
export async function lockHost(
  trx: TransactionClientContract,
  host: Form,
  refusal: Error = new FieldRefusal('player', 'notAHost')
) {
  const player = await lockPlayer(trx, host.player, host.tournamentId)
  const row =
    player &&
    (await trx
      .from('forms')
      .where({ id: host.id, type: HOST, player: player.id })
      .whereIn('state', countingStates)
      .select('id')
      .forUpdate()
      .first())
  if (!row) throw refusal
  return player
}
