import { FieldRefusal } from '#exceptions/field_refusal'
import DefaultPlayer, { type Tour } from '#models/default_player'
import { type CalledLine, playersCalled } from '#models/player/called'
import type Tournament from '#models/tournament'

/** Who of a tour is still in by a list, and whom each of its lines means. */
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

  /** @throws FieldRefusal at `list` where no line means a player: nobody would stay, or go */
  check() {
    if (!this.lines.some(isKnown)) throw new FieldRefusal('list', 'nobodyCalled')
  }
}

/** A line that may mean several players means none of them. */
const isKnown = ({ players }: CalledLine) => players.length === 1
