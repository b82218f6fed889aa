import { FieldRefusal } from '#exceptions/field_refusal'
import ChangeBatch from '#models/change_batch'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import type { Values } from '#models/form/settable'
import { openLinksOf, teamsOf } from '#models/player/team'
import type Tournament from '#models/tournament'

/** What staff ticked; `day` is the last one on which the rights of `people` open anything. */
export type ExitOrder = { people: number[]; links: number[]; day: string; meals: boolean }

/** Closes what staff ticked of the teams of players who are out, as one change that can be undone. */
export class PlayerExit {
  private constructor(
    private steps: { ids: number[]; set: Values }[],
    private links: number[],
    /** Of which form types the requests are that it changes, or whose links it closes. */
    readonly types: Set<string>,
    /** Those whose rights end by that day anyway, and who keep their meals. */
    readonly spared: number
  ) {}

  /** @throws FieldRefusal at `people` where somebody does not belong to a player who is out */
  static async of(edition: Tournament, order: ExitOrder): Promise<PlayerExit> {
    const forms = await Form.query()
      .whereIn('id', [...order.people])
      .whereIn('state', ['waiting', 'approved'])
      .whereIn('player', outOf(edition))
      .select('player')
    const chosen = new Set(order.links)
    const links = (await openLinks(edition)).filter(({ id }) => chosen.has(id))
    const players = [...new Set(forms.map(({ player }) => player!))]
    const teams = await teamsOf(players.map((id) => ({ id }) as DefaultPlayer))
    const asked = new Set(order.people)
    const team = [...teams.values()].flat().filter(({ form }) => asked.has(form.id))
    if (team.length < asked.size || links.length < chosen.size)
      throw new FieldRefusal('people', 'notOut')

    const groups = { both: [], end: [], meals: [] } as Record<'both' | 'end' | 'meals', number[]>
    // Whose day pass is over already would get a longer one.
    for (const { form, until } of team) {
      const eats = order.meals && form.credits > 0
      if (until > order.day) groups[eats ? 'both' : 'end'].push(form.id)
      else if (eats) groups.meals.push(form.id)
    }
    const steps = [
      { ids: groups.both, set: { endPermission: order.day, credits: 0 } },
      { ids: groups.end, set: { endPermission: order.day } },
      { ids: groups.meals, set: { credits: 0 } },
    ].filter(({ ids }) => ids.length > 0)
    const spared = team.length - steps.flatMap(({ ids }) => ids).length
    const types = new Set([...team, ...links].map(({ form }) => form.type))
    const ids = links.map(({ id }) => id)
    return new PlayerExit(steps, ids, types, spared)
  }

  /** Tells what it would do: how many rights end, how many lose meals, how many links close. */
  preview() {
    const count = (name: keyof Values) =>
      this.steps.flatMap(({ ids, set }) => (name in set ? ids : [])).length
    return {
      ended: count('endPermission'),
      meals: count('credits'),
      links: this.links.length,
      spared: this.spared,
    }
  }

  apply(by: { id: number }): Promise<ChangeBatch> {
    const { steps, links } = this
    return ChangeBatch.carryOut(
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

const outOf = (edition: Tournament) =>
  DefaultPlayer.query().where({ tournamentId: edition.id, active: false }).select('id')

async function openLinks(edition: Tournament) {
  const players = await outOf(edition).withScopes((scopes) => scopes.withRequests())
  const open = await openLinksOf(players.map(({ id }) => id))
  return [...open.values()].flat()
}
