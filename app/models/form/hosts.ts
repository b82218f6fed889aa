import type { I18n } from '@adonisjs/i18n'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Edition } from '#form_types/define'
import type { Option } from '#form_types/options'
import { leftFor, type Places } from '#models/allowance'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'

/** A member of a player's team who may bring a guest, with the places that are left. */
export type HostOption = Option & { left: Places }

/** The one type whose requests bring guests. */
export const HOST = 'player'

const MOST = 50
const BRINGING = ['waiting', 'approved'] as const

/** Team members of an edition who may bring guests, by name; only those whom the words find. */
export async function hostOptions(
  sought: unknown,
  edition: Edition,
  i18n: I18n
): Promise<HostOption[]> {
  const words = typeof sought === 'string' && sought.length <= 100 ? sought.trim() : ''
  const hosts = await Form.query()
    .where({ tournamentId: edition.id, type: HOST })
    .whereIn('state', [...BRINGING])
    .whereNotNull('player')
    .withScopes((scopes) => scopes.matching(words))
    .orderBy('sortName')
    .orderBy('id')
    .limit(MOST)
  const players = await DefaultPlayer.query().whereIn(
    'id',
    hosts.map(({ player }) => player!)
  )
  const left = await leftFor(players, edition)
  return hosts.map((host) => ({
    value: String(host.id),
    label: i18n.t('options.host', { name: host.fullName, player: host.detail.playerName }),
    left: left.get(host.player!)!,
  }))
}

/** The request that a number names, if it may bring guests in this edition. */
export function hostOf(id: number, tournamentId: number) {
  return Form.query()
    .where({ id, tournamentId, type: HOST })
    .whereIn('state', [...BRINGING])
    .whereNotNull('player')
    .preload('tournament')
    .first()
}

/**
 * Holds a host as it was read until the transaction is over.
 * @throws FieldRefusal `notAHost` where it was decided against, withdrawn or changed meanwhile
 */
export async function keepHost(trx: TransactionClientContract, host: Form) {
  const query = trx
    .from('forms')
    .where({ id: host.id, type: HOST, player: host.player })
    .whereIn('state', [...BRINGING])
    .select('id')
  // SQLite has one writer at a time, and knows no row locks.
  const row = await (trx.dialect.name === 'postgres' ? query.forUpdate() : query).first()
  if (!row) throw new FieldRefusal('player', 'notAHost')
}
