import type { Draw } from '#players/draw'
import type { MatchedLine } from '#players/name_matching'

type Order = {
  players: number[]
  lines: MatchedLine[]
  quarterFinals: { from: boolean; to: boolean }
}

/** What a draw would change, and which players each line of a pasted list names. */
export async function drawPreview(draw: Draw, { players, lines, quarterFinals }: Order) {
  return {
    players,
    lines: lines.map((line) => ({
      ...line,
      players: line.players.map(({ id, fullName }) => ({ id, name: fullName })),
    })),
    changes: await draw.preview(),
    quarterFinals,
  }
}
