import type { I18n } from '@adonisjs/i18n'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type {
  ImportColumn,
  ImportKind,
  ImportLine,
  ImportRemark,
  Mapping,
  RowOutcome,
} from '#imports/kind'
import { playerDoubts } from '#imports/player_doubts'
import { birthDateIn, playerLine } from '#imports/player_line'
import { PlayerRoster } from '#imports/player_roster'
import { playerSynonyms } from '#imports/player_columns'
import { playersUndo, savePlayers } from '#imports/save_players'
import type ImportRun from '#models/import_run'
import { playerNameOf } from '#text/name_of'
import { queryRows } from '#sql/bulk'
import { isPostgres } from '#sql/dialect'
import { areAlike, type Named } from '#text/likeness'

const NAMES_SHOWN = 5

export class PlayersImport implements ImportKind {
  key = 'players'

  undo = playersUndo

  // Rows with less information come later, because they may mean a player of an earlier row.
  passes = 3

  passOf({ playerId, birthDate = '' }: Record<string, string>, run: ImportRun) {
    if (playerId) return 0
    return birthDateIn(birthDate, { monthFirst: hasMonthsFirst(run) }) ? 1 : 2
  }

  doubts(lines: AsyncIterable<ImportLine[]>, run: ImportRun) {
    const read = (line: ImportLine) =>
      playerLine(line, { tour: run.tour!, monthFirst: hasMonthsFirst(run) })
    return playerDoubts(lines, run, read)
  }

  columns(i18n: I18n): ImportColumn[] {
    return Object.entries(playerSynonyms).map(([name, synonyms]) => ({
      name,
      label: i18n.t(`messages.import.columns.${name}`),
      required: false,
      synonyms,
    }))
  }

  /** A lone `name` column has the whole name; a numeric `player` column has no names. */
  refineMapping(mapping: Mapping, sample: string[][]): Mapping {
    const columnOf = (field: string) =>
      Object.keys(mapping).find((column) => mapping[column] === field)
    const refined = { ...mapping }
    const fullName = columnOf('fullName')
    if (fullName !== undefined && areNumbers(sample, Number(fullName)))
      refined[fullName] = columnOf('playerId') === undefined ? 'playerId' : null
    const name = columnOf('name')
    if (name !== undefined && columnOf('lastName') === undefined)
      refined[name] = fullName === undefined ? 'fullName' : null
    return refined
  }

  isMappingSufficient(mapping: Mapping) {
    const fields = Object.values(mapping)
    return fields.some((field) => ['lastName', 'fullName', 'playerId'].includes(field ?? ''))
  }

  mappingProblems(mapping: Mapping) {
    return this.isMappingSufficient(mapping) ? [] : [{ key: 'messages.import.noNames' }]
  }

  /** New players who may be another one, whose name has a surname more or less. */
  async closingRemarks(run: ImportRun): Promise<ImportRemark[]> {
    const pairs = await queryRows<Named & { other: string; other_last_name: string }>(
      db.connection(),
      `select added.name, added.last_name as "lastName", other.name as other, other.last_name as other_last_name
       from import_rows join default_players added on added.id = import_rows.entity_id
       join default_players other on other.tournament_id = added.tournament_id and other.tour = added.tour
         and other.birth_date = added.birth_date and other.id < added.id
       where import_rows.run_id = ? and import_rows.outcome = 'created' order by import_rows.line`,
      [run.id]
    )
    const alike = pairs.flatMap(({ other: name, other_last_name: lastName, ...added }) =>
      areAlike(added, { name, lastName })
        ? `${playerNameOf(added)} (${playerNameOf({ name, lastName })})`
        : []
    )
    if (alike.length === 0) return []
    const values = { count: alike.length, names: alike.slice(0, NAMES_SHOWN).join(', ') }
    return [{ key: 'messages.import.resembling', values }]
  }

  nameOf({ name = '', lastName = '', fullName = '', playerId = '' }: Record<string, string>) {
    return playerNameOf({ name, lastName }) || fullName || playerId
  }

  async take(
    lines: ImportLine[],
    run: ImportRun,
    trx: TransactionClientContract
  ): Promise<RowOutcome[]> {
    await lockTour(trx, run)
    const options = { tour: run.tour!, monthFirst: hasMonthsFirst(run) }
    const playerLines = lines.map((line) => playerLine(line, options))
    const roster = await PlayerRoster.of(playerLines, run, trx)
    const takenLines = playerLines.map((line) => roster.takeLine(line))
    await savePlayers(trx, run, roster.changedPlayers)
    return takenLines.map(({ line, outcome, player, problem }): RowOutcome => ({
      line: line.line,
      outcome,
      entityId: outcome === 'failed' ? null : player!.id,
      problems: problem ? [problem] : line.problems,
      ...(outcome === 'updated' && { oldValues: player!.oldValues, version: player!.version }),
    }))
  }
}

const hasMonthsFirst = ({ plan }: ImportRun) =>
  plan.monthsFirst.some((column) => plan.mapping[column] === 'birthDate')

// Takes two lists of a tour one after the other, so that no player is created twice. SQLite has one
// writer at a time anyway.
async function lockTour(trx: TransactionClientContract, { tournamentId, tour }: ImportRun) {
  if (!isPostgres(trx)) return
  await trx.rawQuery('select pg_advisory_xact_lock(hashtext(?))', [
    `players:${tournamentId}:${tour}`,
  ])
}

function areNumbers(sample: string[][], column: number) {
  const cells = sample.map((row) => row[column] ?? '').filter(Boolean)
  return cells.length > 0 && cells.every((cell) => /^\d+$/.test(cell))
}
