import db from '@adonisjs/lucid/services/db'
import { placesLeftFor, placesTakenBy } from '#models/default_player/allowance'
import DefaultPlayer from '#models/default_player'
import type { FormSelection } from '#queries/request_selection'
import Form from '#models/form'
import { PER_PAGE, pageBounds } from '#queries/page'
import { selectForms } from '#queries/request_selection'
import type Tournament from '#models/tournament'
import { countRows } from '#sql/counts'

export async function hostsPage(selection: FormSelection, tournament: Tournament, page: number) {
  const hosts = () =>
    selectForms(selection).whereIn(
      'forms.id',
      db
        .from('forms')
        .where({ type: 'guest', tournament_id: tournament.id })
        .whereNotNull('id_parent')
        .select('id_parent')
    )
  const { start, ...shown } = pageBounds(await countRows(hosts()), page)
  const idRows = await hosts()
    .select('forms.id')
    .orderBy('forms.sort_name')
    .orderBy('forms.id')
    .offset(start)
    .limit(PER_PAGE)
  const rows = await Form.query()
    .whereIn(
      'id',
      idRows.map(({ id }) => id)
    )
    .preload('guests', (guests) => guests.orderBy('id'))
    .orderBy('sortName')
    .orderBy('id')
  return {
    rows,
    ...shown,
    places: await guestPlaces(rows, tournament),
  }
}

async function guestPlaces(hosts: Form[], tournament: Tournament) {
  const players = await DefaultPlayer.query().whereIn(
    'id',
    hosts.flatMap(({ player }) => player ?? [])
  )
  const taken = await placesTakenBy(players.map(({ id }) => id))
  const left = await placesLeftFor(players, tournament)
  return new Map(
    players.map(({ id }) => [id, { used: taken.get(id)!.guests, left: left.get(id)!.guests }])
  )
}
