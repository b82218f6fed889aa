import { FieldRefusal } from '#exceptions/field_refusal'
import { carryOut } from '#bulk_changes/carry_out'
import type BulkChange from '#models/bulk_change'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import type { SettableValues } from '#models/bulk_change/settable'
import { openLinksOf, teamsOf } from '#players/team'
import type Tournament from '#models/tournament'
import type { Actor } from '#shared/history'
import { countingStates } from '#shared/request_states'

/** `people` are requests, `day` is the last day on which their credentials are valid. */
type ExitOrder = { people: number[]; links: number[]; day: string; meals: boolean }

/** Ends what the teams of eliminated players may still do: enter, eat, invite guests. */
export class PlayerExit {
  private constructor(
    private steps: { ids: number[]; set: SettableValues }[],
    private links: number[],
    readonly types: Set<string>,
    private unchanged: { restricted: number; spared: number }
  ) {}

  /** @throws FieldRefusal at `people` if somebody belongs to no eliminated player */
  static async of(edition: Tournament, order: ExitOrder): Promise<PlayerExit> {
    const forms = await Form.query()
      .whereIn('id', [...order.people])
      .whereIn('state', countingStates)
      .whereIn('player', eliminatedPlayers(edition))
      .select('player')
    const linkIds = new Set(order.links)
    const links = (await openLinks(edition)).filter(({ id }) => linkIds.has(id))
    const players = [...new Set(forms.map(({ player }) => player!))]
    const teams = await teamsOf(players.map((id) => ({ id })))
    const people = new Set(order.people)
    const team = [...teams.values()].flat().filter(({ form }) => people.has(form.id))
    if (team.length < people.size || links.length < linkIds.size)
      throw new FieldRefusal('people', 'notOut')

    const groups: Record<'both' | 'end' | 'meals', number[]> = { both: [], end: [], meals: [] }
    // A day pass that is already over must not get a later end.
    const free = team.filter(({ form }) => !form.isRestricted)
    for (const { form, until } of free) {
      const losesMeals = order.meals && form.credits > 0
      if (until > order.day) groups[losesMeals ? 'both' : 'end'].push(form.id)
      else if (losesMeals) groups.meals.push(form.id)
    }
    const steps = [
      { ids: groups.both, set: { endPermission: order.day, credits: 0 } },
      { ids: groups.end, set: { endPermission: order.day } },
      { ids: groups.meals, set: { credits: 0 } },
    ].filter(({ ids }) => ids.length > 0)
    const unchanged = {
      restricted: team.length - free.length,
      spared: free.length - steps.flatMap(({ ids }) => ids).length,
    }
    const types = new Set([...team, ...links].map(({ form }) => form.type))
    const ids = links.map(({ id }) => id)
    return new PlayerExit(steps, ids, types, unchanged)
  }

  preview() {
    const count = (name: keyof SettableValues) =>
      this.steps.flatMap(({ ids, set }) => (name in set ? ids : [])).length
    return {
      ended: count('endPermission'),
      meals: count('credits'),
      links: this.links.length,
      ...this.unchanged,
    }
  }

  apply(by: Actor): Promise<BulkChange> {
    const { steps, links } = this
    return carryOut(
      {
        kind: 'out',
        formType: null,
        change: { steps: steps.map(({ ids, set }) => ({ count: ids.length, set })), links },
        ids: steps.flatMap(({ ids }) => ids),
      },
      by
    )
  }
}

const eliminatedPlayers = (edition: Tournament) =>
  DefaultPlayer.query().where({ tournamentId: edition.id, active: false }).select('id')

async function openLinks(edition: Tournament) {
  const players = await eliminatedPlayers(edition).withScopes((scopes) => scopes.withRequests())
  const open = await openLinksOf(players.map(({ id }) => id))
  return [...open.values()].flat()
}
