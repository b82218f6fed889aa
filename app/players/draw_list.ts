import { FieldRefusal } from '#exceptions/field_refusal'
import DefaultPlayer, { type Tour } from '#models/default_player'
import { type CalledLine, playersCalled } from '#players/name_matching'
import type Tournament from '#models/tournament'

export class DrawList {
  private constructor(
    readonly lines: CalledLine[],
    readonly staying: number[]
  ) {}

  static async of(edition: Tournament, tour: Tour, list: string, listed: 'in' | 'out') {
    const ofTour = () => DefaultPlayer.query().where({ tournamentId: edition.id, tour })
    const all = await ofTour().select('id', 'name', 'lastName', 'playerId')
    const lines = playersCalled(list, all)
    const called = new Set(lines.filter(isKnown).map(({ players }) => players[0].id))
    if (listed === 'in') return new DrawList(lines, [...called])
    const contending = await ofTour()
      .withScopes((scopes) => scopes.contending())
      .select('id')
    const staying = contending.map(({ id }) => id).filter((id) => !called.has(id))
    return new DrawList(lines, staying)
  }

  /** @throws FieldRefusal at `list` if no line names a player */
  check() {
    if (!this.lines.some(isKnown)) throw new FieldRefusal('list', 'nobodyCalled')
  }
}

const isKnown = ({ players }: CalledLine) => players.length === 1
