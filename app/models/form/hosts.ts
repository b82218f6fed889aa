import type { I18n } from '@adonisjs/i18n'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Edition } from '#form_types/define'
import type { Option } from '#form_types/options'
import { placesLeftFor, type Places } from '#models/default_player/allowance'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import { countingStates } from '#shared/request_states'

export type HostOption = Option & { left: Places }

export const HOST = 'player'

const MOST = 50

export async function hostOptions(
  search: unknown,
  edition: Edition,
  i18n: I18n
): Promise<HostOption[]> {
  const words = typeof search === 'string' && search.length <= 100 ? search.trim() : ''
  const hosts = await Form.query()
    .where({ tournamentId: edition.id, type: HOST })
    .whereIn('state', countingStates)
    .whereNotNull('player')
    .withScopes((scopes) => scopes.matching(words))
    .orderBy('sortName')
    .orderBy('id')
    .limit(MOST)
  const players = await DefaultPlayer.query().whereIn(
    'id',
    hosts.map(({ player }) => player!)
  )
  const left = await placesLeftFor(players, edition)
  return hosts.map((host) => ({
    value: String(host.id),
    label: i18n.t('options.host', { name: host.fullName, player: host.detail.playerName }),
    left: left.get(host.player!)!,
  }))
}

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
