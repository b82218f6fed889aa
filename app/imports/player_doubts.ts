import db from '@adonisjs/lucid/services/db'
import DefaultPlayer from '#models/default_player'
import { doubtOfManyFaults, isMost } from '#imports/doubts'
import type { ImportLine, Problem } from '#imports/kind'
import type { PlayerLine } from '#imports/player_line'
import { nameOf, PlayerRoster } from '#imports/player_roster'
import type ImportRun from '#models/import_run'

const TRIED = 1000
const EXAMPLES = 5

export async function playerDoubts(
  lines: AsyncIterable<ImportLine[]>,
  { id, tournamentId, tour, plan, registries }: ImportRun,
  read: (line: ImportLine) => PlayerLine
): Promise<Problem[]> {
  if (!(await DefaultPlayer.query().where({ tournamentId, tour }).first())) return []
  const people = new Set<string>()
  const tried: PlayerLine[] = []
  const every = Math.ceil(registries / TRIED)
  let rows = 0
  for await (const some of lines)
    for (const line of some) {
      const { playerId, name, lastName, fullName } = line.values
      people.add(playerId || `${name} ${lastName} ${fullName}`)
      if (rows++ % every === 0) tried.push(read(line))
    }
  const about = { id, tournamentId, plan, done: 0 }
  const other = tour === 'ATP' ? 'WTA' : 'ATP'
  const here = await PlayerRoster.of(tried, { ...about, tour }, db.connection())
  const there = await PlayerRoster.of(tried, { ...about, tour: other }, db.connection())
  const numbered = tried.filter((line) => here.playerByNumber(line))
  const renamed = numbered.filter((line) => here.playerWithAnotherName(line))
  const known = tried.filter((line) => here.knows(line)).length
  const foreign = tried.filter((line) => there.knows(line) && !here.knows(line))
  const doubts: Problem[] = []
  const doubt = (key: string, values: Record<string, string | number>) =>
    doubts.push({ key: `messages.import.doubts.${key}`, values })
  const examples = (some: PlayerLine[], words: (line: PlayerLine) => string) =>
    some.slice(0, EXAMPLES).map(words).join('; ')
  const numberAnd = (line: PlayerLine) => [line.playerId, nameOf(line)].filter(Boolean).join(' ')

  if (isMost(rows - people.size, rows))
    doubt('repeated', { rows, players: people.size, examples: examples(tried, numberAnd) })
  if (isMost(renamed.length, numbered.length) && isEnough(renamed.length, tried.length))
    doubt('renamed', {
      ...{ count: renamed.length, known: numbered.length },
      examples: examples(
        renamed,
        (line) => `${line.playerId} ${nameOf(here.playerWithAnotherName(line)!)} → ${nameOf(line)}`
      ),
    })
  if (isMost(foreign.length, tried.length) && foreign.length > 2 * known)
    doubt('otherTour', {
      ...{ count: foreign.length, here: known, tour: other },
      examples: examples(foreign, numberAnd),
    })
  if (doubts.length > 0) return doubts
  const faults = tried.flatMap((line) => here.matchLine(line).problem ?? [])
  return doubtOfManyFaults(faults, tried.length)
}

const isEnough = (strangers: number, rows: number) => strangers >= 3 || strangers * 2 > rows
