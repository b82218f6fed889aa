import { euros } from '#money/balances'
import type DefaultPlayer from '#models/default_player'
import type Form from '#models/form'
import type GuestLink from '#models/guest_link'
import { type MealBalances, mealBalancesOf, openLinksOf } from '#players/team'
import { type TeamMember, teamsOf } from '#players/team'
import Restaurant from '#models/restaurant'
import RestaurantRule from '#models/restaurant_rule'
import type User from '#models/user'
import { textIn } from '#sql/json'

export const teamRow = ({ form, takes, until }: TeamMember) => ({
  id: form.id,
  type: form.type,
  idForm: form.idForm,
  name: form.name,
  lastName: form.lastName,
  state: form.state,
  withdrawn: form.withdrawnAt !== null,
  reserved: Boolean(form.reserved),
  day: textIn(form.detail, 'day'),
  credits: form.credits,
  takes,
  until,
})

export const linkRow = (link: GuestLink) => ({
  id: link.id,
  email: link.email,
  state: link.state,
  expiresAt: link.expiresAt.toISO()!,
  host: { id: link.form.id, type: link.form.type, name: link.form.fullName },
})

export async function teamProps(player: DefaultPlayer, user: User) {
  const team = (await teamsOf([player])).get(player.id)!
  const visibleMembers = team.filter(({ form }) => user.seesType(form.type))
  const links = (await openLinksOf([player.id])).get(player.id) ?? []
  const balances = await mealBalancesOf(visibleMembers.map(({ form }) => form))
  const ruled = await RestaurantRule.restaurantsOfTeam(player)
  const names = new Map((await Restaurant.sortedByName()).map(({ id, name }) => [String(id), name]))
  const namesOf = (ids: string[]) => ids.flatMap((id) => names.get(String(id)) ?? [])
  return {
    team: visibleMembers.map(teamRow),
    links: links.filter(({ form }) => user.seesType(form.type)).map(linkRow),
    ownCard: team.some(({ form }) => form.type === 'free'),
    meals: visibleMembers.map(({ form }) =>
      mealRow(form, balances.get(form.id)!, ruled.get(form.id), namesOf)
    ),
  }
}

/** Euros as `12.50`, restaurants by name. `ruled`: what the rules give; `lacking`: not assigned yet. */
export function mealRow(
  form: Form,
  { credits, amount }: MealBalances,
  ruled: string[] | undefined,
  namesOf: (ids: string[]) => string[]
) {
  const own = (form.restaurants ?? []).map(String)
  return {
    id: form.id,
    type: form.type,
    name: form.fullName,
    credits,
    amount: { given: euros(amount.given), used: euros(amount.used), left: euros(amount.left) },
    restaurants: namesOf(own),
    ruled: namesOf(ruled ?? []),
    lacking: namesOf((ruled ?? []).filter((id) => !own.includes(id))),
  }
}
