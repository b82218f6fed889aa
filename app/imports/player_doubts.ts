import db from '@adonisjs/lucid/services/db'
import DefaultPlayer from '#models/default_player'
import { doubtOfManyFaults, isMajority } from '#imports/doubts'
import type { ImportLine, ImportRemark } from '#imports/kind'
import type { PlayerLine } from '#imports/player_line'
import { PlayerRoster } from '#imports/player_roster'
import { playerNameOf } from '#text/name_of'
import type ImportRun from '#models/import_run'
import type { Plan } from '#models/import_run'

const ROWS_TRIED = 1000
const EXAMPLES = 5

const COLUMNS_OF_PLAYERS = ['playerId', 'rank', 'draw', 'withdrawn']

export async function playerDoubts(
  lines: AsyncIterable<ImportLine[]>,
  { id, tournamentId, tour, plan, registries }: ImportRun,
  read: (line: ImportLine) => PlayerLine
): Promise<ImportRemark[]> {
  const ofColumns = doubtOfColumns(plan)
  if (ofColumns.length > 0) return ofColumns
  if (!(await DefaultPlayer.query().where({ tournamentId, tour }).first())) return []
  const people = new Set<string>()
  const sample: PlayerLine[] = []
  const step = Math.ceil(registries / ROWS_TRIED)
  let rows = 0
  for await (const part of lines)
    for (const line of part) {
      const { playerId, name, lastName, fullName } = line.values
      people.add(playerId || `${name} ${lastName} ${fullName}`)
      if (rows++ % step === 0) sample.push(read(line))
    }
  const run = { id, tournamentId, plan, done: 0 }
  const otherTour = tour === 'ATP' ? 'WTA' : 'ATP'
  const roster = await PlayerRoster.of(sample, { ...run, tour }, db.connection())
  const otherRoster = await PlayerRoster.of(sample, { ...run, tour: otherTour }, db.connection())
  const numbered = sample.filter((line) => roster.playerByNumber(line))
  const renamed = numbered.filter((line) => roster.playerWithAnotherName(line))
  const known = sample.filter((line) => roster.knows(line)).length
  const ofOtherTour = sample.filter((line) => otherRoster.knows(line) && !roster.knows(line))
  const doubts: ImportRemark[] = []
  const addDoubt = (key: string, values: Record<string, string | number>) =>
    doubts.push({ key: `messages.import.doubts.${key}`, values })

  if (isMajority(rows - people.size, rows)) {
    const examples = examplesOf(sample, numberAndName)
    addDoubt('repeated', { rows, players: people.size, examples })
  }
  if (isMajority(renamed.length, numbered.length) && isEnough(renamed.length, sample.length)) {
    const examples = examplesOf(renamed, (line) => {
      const player = roster.playerWithAnotherName(line)!
      return `${line.playerId} ${playerNameOf(player)} → ${playerNameOf(line)}`
    })
    addDoubt('renamed', { count: renamed.length, known: numbered.length, examples })
  }
  if (isMajority(ofOtherTour.length, sample.length) && ofOtherTour.length > 2 * known) {
    const examples = examplesOf(ofOtherTour, numberAndName)
    addDoubt('otherTour', { count: ofOtherTour.length, here: known, tour: otherTour, examples })
  }
  if (doubts.length > 0) return doubts
  const faults = sample.flatMap((line) => roster.takeLine(line).problem ?? [])
  return doubtOfManyFaults(faults, sample.length)
}

function doubtOfColumns({ headers, mapping }: Plan): ImportRemark[] {
  const named = headers.filter(Boolean)
  const unused = headers.filter((header, column) => header && !mapping[column])
  const isOfPlayers = Object.values(mapping).some(
    (name) => name && COLUMNS_OF_PLAYERS.includes(name)
  )
  if (isOfPlayers || !isMajority(unused.length, named.length)) return []
  const values = {
    count: unused.length,
    columns: named.length,
    examples: unused.slice(0, EXAMPLES).join(', '),
  }
  return [{ key: 'messages.import.doubts.columns', values }]
}

const isEnough = (renamed: number, rows: number) => renamed >= 3 || renamed * 2 > rows

const examplesOf = (lines: PlayerLine[], words: (line: PlayerLine) => string) =>
  lines.slice(0, EXAMPLES).map(words).join('; ')

const numberAndName = (line: PlayerLine) =>
  [line.playerId, playerNameOf(line)].filter(Boolean).join(' ')
