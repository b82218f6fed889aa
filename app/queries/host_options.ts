import type { I18n } from '@adonisjs/i18n'
import type { Edition } from '#form_types/define'
import type { Option } from '#form_types/options'
import { placesLeftFor, type Places } from '#models/default_player/allowance'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import { HOST } from '#models/form/hosts'
import type User from '#models/user'
import { hiddenFrom, selectForms } from '#queries/request_selection'
import { countingStates } from '#shared/request_states'

export type HostOption = Option & { left: Places }

const MOST_HOSTS = 50

/**
 * The hosts that a user may choose for a guest. `left`: the places of the host's player. Users who do
 * not work with the form type of hosts get none.
 */
export async function hostOptions(
  searched: unknown,
  edition: Edition,
  user: User,
  i18n: I18n
): Promise<HostOption[]> {
  if (!user.seesType(HOST)) return []
  const search = typeof searched === 'string' && searched.length <= 100 ? searched.trim() : ''
  const found = selectForms({
    ...{ types: [HOST], tournamentId: edition.id, search },
    ...hiddenFrom(user, { search }),
  })
  const hosts = await Form.query()
    .whereIn('id', found.select('forms.id'))
    .whereIn('state', countingStates)
    .whereNotNull('player')
    .orderBy('sortName')
    .orderBy('id')
    .limit(MOST_HOSTS)
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
