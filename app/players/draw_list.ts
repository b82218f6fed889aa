import { FieldRefusal } from '#exceptions/field_refusal'
import DefaultPlayer, { type Tour } from '#models/default_player'
import { type MatchedLine, matchPlayers } from '#players/name_matching'
import type Tournament from '#models/tournament'

export class DrawList {
  private constructor(
    readonly lines: MatchedLine[],
    readonly staying: number[]
  ) {}

  static async of(edition: Tournament, tour: Tour, list: string, listed: 'in' | 'out') {
    const ofTour = () => DefaultPlayer.query().where({ tournamentId: edition.id, tour })
    const playersOfTour = await ofTour().select('id', 'name', 'lastName', 'playerId')
    const lines = matchPlayers(list, playersOfTour)
    const listedIds = new Set(lines.filter(isOnePlayer).map(({ players }) => players[0].id))
    if (listed === 'in') return new DrawList(lines, [...listedIds])
    const contending = await ofTour()
      .withScopes((scopes) => scopes.contending())
      .select('id')
    const staying = contending.map(({ id }) => id).filter((id) => !listedIds.has(id))
    return new DrawList(lines, staying)
  }

  /** @throws FieldRefusal at `list` if no line names a player */
  check() {
    if (!this.lines.some(isOnePlayer)) throw new FieldRefusal('list', 'nobodyCalled')
  }
}

const isOnePlayer = ({ players }: MatchedLine) => players.length === 1
