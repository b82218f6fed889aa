import type { I18n } from '@adonisjs/i18n'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { birthDateIn } from '#models/import/dates'
import type { ImportColumn, ImportKind, ImportLine, Mapping, Outcome } from '#models/import/kind'
import { playerLine } from '#models/import/player_line'
import { PlayerRoster } from '#models/import/player_roster'
import { playerSynonyms } from '#models/import/player_columns'
import { savePlayers } from '#models/import/player_saving'
import type ImportRun from '#models/import_run'

/**
 * A tour's list of players. A row is a player's by the tour's number, else by name and day of birth,
 * else by a name that only one has (decision 27); what it does not say stays as it is.
 */
export class PlayersImport implements ImportKind {
  key = 'players'

  // A row that says less could mean one of those that say more, so it waits until they are there.
  turns = 3

  turnOf({ playerId, birthDate = '' }: Record<string, string>, run: ImportRun) {
    if (playerId) return 0
    return birthDateIn(birthDate, { monthFirst: hasMonthsFirst(run) }) ? 1 : 2
  }

  columns(i18n: I18n): ImportColumn[] {
    return Object.entries(playerSynonyms).map(([name, synonyms]) => ({
      name,
      label: i18n.t(`messages.import.columns.${name}`),
      required: false,
      synonyms,
    }))
  }

  /** A lone `name` is the whole one, and a `player` that is a number is no name. */
  settle(mapping: Mapping, _headers: string[], sample: string[][]): Mapping {
    const columnOf = (field: string) =>
      Object.keys(mapping).find((column) => mapping[column] === field)
    const settled = { ...mapping }
    const whole = columnOf('fullName')
    if (whole !== undefined && areNumbers(sample, Number(whole)))
      settled[whole] = columnOf('playerId') === undefined ? 'playerId' : null
    const first = columnOf('name')
    if (first !== undefined && columnOf('lastName') === undefined)
      settled[first] = whole === undefined ? 'fullName' : null
    return settled
  }

  certain(mapping: Mapping) {
    const fields = Object.values(mapping)
    return fields.some((field) => ['lastName', 'fullName', 'playerId'].includes(field ?? ''))
  }

  lacks(mapping: Mapping) {
    return this.certain(mapping) ? [] : [{ key: 'messages.import.noNames' }]
  }

  nameOf({ name = '', lastName = '', fullName = '', playerId = '' }: Record<string, string>) {
    return [name, lastName].filter(Boolean).join(' ') || fullName || playerId
  }

  async take(
    lines: ImportLine[],
    run: ImportRun,
    trx: TransactionClientContract
  ): Promise<Outcome[]> {
    await oneAtATime(trx, run)
    const form = { tour: run.tour!, monthFirst: hasMonthsFirst(run) }
    const read = lines.map((line) => playerLine(line, form))
    const roster = await PlayerRoster.of(read, run, trx)
    const taken = read.map((line) => roster.take(line))
    await savePlayers(trx, run, roster.touched)
    return taken.map(({ line, outcome, player, problem }): Outcome => ({
      line: line.line,
      outcome,
      entityId: outcome === 'failed' ? null : player!.id,
      problems: problem ? [problem] : line.problems,
    }))
  }
}

const hasMonthsFirst = ({ plan }: ImportRun) =>
  plan.monthsFirst.some((column) => plan.mapping[column] === 'birthDate')

/**
 * Two lists of a tour are taken in turns, so that nobody is created twice. SQLite has one writer
 * anyway, which the guard of the run has made this one.
 */
async function oneAtATime(trx: TransactionClientContract, { tournamentId, tour }: ImportRun) {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery('select pg_advisory_xact_lock(hashtext(?))', [
    `players:${tournamentId}:${tour}`,
  ])
}

function areNumbers(sample: string[][], column: number) {
  const cells = sample.map((row) => row[column] ?? '').filter(Boolean)
  return cells.length > 0 && cells.every((cell) => /^\d+$/.test(cell))
}
