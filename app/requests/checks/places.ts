import db from '@adonisjs/lucid/services/db'
import {
  addPerson,
  maxPlacesOf,
  noPlaces,
  placesTakenBy,
  shortageOf,
  type Places,
} from '#models/default_player/allowance'
import DefaultPlayer from '#models/default_player'
import type Form from '#models/form'
import { info, warning, type Finding } from '#requests/checks/finding'
import { placeKinds } from '#shared/choices'

export async function placesFindings(form: Form): Promise<Finding[]> {
  const player = form.player ? await DefaultPlayer.find(form.player) : null
  if (!player) return []
  const taken = (await placesTakenBy([player.id])).get(player.id)!
  const most = maxPlacesOf(player, form.tournament)
  const words = { player: player.fullName, ...numbersOf(taken, most) }
  const { type, state, withdrawnAt, detail } = form
  const out = player.active ? [] : [warning('playerOut', { player: player.fullName })]
  if (state === 'rejected' && !withdrawnAt) {
    const asked = addPerson(noPlaces(), { type, validity: detail.validity })
    if (await shortageOf(db.connection(), player, asked, form.tournament))
      return [...out, { ...warning('noPlace', words), obstacle: 'places' }]
  }
  const exceeds = placeKinds.some((kind) => taken[kind] > most[kind])
  if (!exceeds) return [...out, info('places', words)]
  const reason = String(detail.exceedReason ?? '')
  return [...out, warning('overPlaces', { ...words, hasReason: reason ? 'yes' : 'no', reason })]
}

const numbersOf = (taken: Places, most: Places) => ({
  members: taken.members,
  mostMembers: most.members,
  dayPasses: taken.dayPasses,
  mostDayPasses: most.dayPasses,
  guests: taken.guests,
  mostGuests: most.guests,
})
