import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { chunks, queryRows } from '#sql/bulk'
import type { ImportRemark, Outcome } from '#imports/kind'
import { nameKey } from '#text/name_key'
import { playerNameOf } from '#text/name_of'
import type { PlayerLine } from '#imports/player_line'
import type ImportRun from '#models/import_run'
import { inList } from '#sql/value_list'
import { keysOf, pick } from '#shared/keys'
import { isPostgres } from '#sql/dialect'

type PlayerValues = {
  playerId: string | null
  name: string
  lastName: string
  birthDate: string | null
  nationality: string | null
  rank: number | null
  draw: string | null
  active: boolean
}

export type RosterPlayer = PlayerValues & {
  id: number | null
  key: string
  line: number | null
  changed: boolean
  renamed: boolean
  version: number
  updatedAt: string
  oldValues?: Record<string, unknown>
}

type RosterRun = Pick<ImportRun, 'id' | 'done' | 'tournamentId' | 'tour' | 'plan'>

type TakenLine = {
  line: PlayerLine
  outcome: Outcome
  player?: RosterPlayer
  problem?: ImportRemark
}

const COLUMNS = `id, player_id as "playerId", name, last_name as "lastName", folded_name as "key",
  birth_date as "birthDate", nationality, rank, draw, active, version, updated_at as "updatedAt"`

const UNTOUCHED = { line: null, changed: false, renamed: false }
const NEW = { changed: true, renamed: false, version: 0, updatedAt: '' }

export async function loadPlayers(
  client: QueryClientContract,
  where: string,
  values: unknown[]
): Promise<(RosterPlayer & { id: number })[]> {
  const sql = `select ${COLUMNS} from default_players where ${where}`
  const rows = await queryRows<RosterPlayer & { id: number }>(client, sql, values)
  return rows.map((row) => ({ ...row, active: Boolean(row.active), ...UNTOUCHED }))
}

/** The players that some lines of an import mean, and those that the lines add. */
export class PlayerRoster {
  #byNumber = new Map<string, RosterPlayer>()
  #mayRename = false
  #byName = new Map<string, RosterPlayer[]>()

  static async of(lines: PlayerLine[], run: RosterRun, client: QueryClientContract) {
    const roster = new PlayerRoster()
    roster.#mayRename = run.plan.confirmed ?? false
    const ids = lines.flatMap(({ playerId }) => playerId ?? [])
    const names = [...new Set(lines.flatMap(({ keys }) => keys))]
    // Locked until they are written back. SQLite has one writer at a time anyway.
    const lock = client.isTransaction && isPostgres(client) ? 'for update' : ''
    const players = await loadPlayers(
      client,
      `tournament_id = ? and tour = ? and (${inList(client, 'player_id', 'text')} or ${inList(client, 'folded_name', 'text')})
       order by id ${lock}`,
      [run.tournamentId, run.tour, JSON.stringify(ids), JSON.stringify(names)]
    )
    const lineById = await earlierLines(
      client,
      run,
      players.map(({ id }) => id)
    )
    for (const player of players) roster.#add({ ...player, line: lineById.get(player.id) ?? null })
    return roster
  }

  get changedPlayers(): RosterPlayer[] {
    const all = new Set([...this.#byNumber.values(), ...[...this.#byName.values()].flat()])
    return [...all].filter(({ id, changed }) => id === null || changed)
  }

  /** Finds or adds the player of a line and notes the changes; nothing is written yet. */
  takeLine(line: PlayerLine): TakenLine {
    const failed = (key: string, values: ImportRemark['values'] = {}): TakenLine => {
      const problem = { key: `messages.import.problems.${key}`, values }
      return { line, outcome: 'failed', problem }
    }
    if (line.fault) return { line, outcome: 'failed', problem: line.fault }
    const matches = this.#find(line)
    if (matches.length > 1) return failed('ambiguous', { count: matches.length })
    const [player] = matches
    if (!player) {
      if (line.keys.length === 0) return failed('unknownId', { id: line.playerId! })
      return { line, outcome: 'created', player: this.#add(newPlayer(line)) }
    }
    if (this.playerWithAnotherName(line)) {
      const values = { id: line.playerId!, name: playerNameOf(player) }
      if (line.birthDate && player.birthDate) return failed('idOfAnother', values)
      if (!this.#mayRename)
        return failed('idOfAnotherName', { ...values, other: playerNameOf(line) })
    }
    const changes = changesIn(player, line)
    const isChanged = Object.keys(changes).length > 0
    // Of two lines that disagree, the first one always wins.
    if (isChanged && player.line !== null) return failed('twice', { line: player.line })
    this.#change(player, changes)
    player.line ??= line.line
    return { line, outcome: isChanged ? 'updated' : 'unchanged', player }
  }

  playerByNumber({ playerId, keys }: PlayerLine): RosterPlayer | undefined {
    return playerId && keys.length > 0 ? this.#byNumber.get(playerId) : undefined
  }

  /** Undefined also if the birth dates are equal: then the name was misspelt. */
  playerWithAnotherName(line: PlayerLine): RosterPlayer | undefined {
    const player = this.playerByNumber(line)
    if (!player || haveWordInCommon(player, line)) return undefined
    return line.birthDate && line.birthDate === player.birthDate ? undefined : player
  }

  knows(line: PlayerLine): boolean {
    return this.#find(line).some((player) => haveWordInCommon(player, line))
  }

  #find({ playerId, keys, birthDate }: PlayerLine): RosterPlayer[] {
    const numbered = playerId && this.#byNumber.get(playerId)
    if (numbered) return [numbered]
    const namesakes = [...new Set(keys.flatMap((key) => this.#byName.get(key) ?? []))]
    const shortened = namesakes.filter((player) => isSameNumber(player.playerId, playerId))
    if (shortened.length > 0) return shortened
    const possible = playerId ? namesakes.filter((player) => player.playerId === null) : namesakes
    if (!birthDate) return possible
    const sameDay = possible.filter((player) => player.birthDate === birthDate)
    return sameDay.length > 0 ? sameDay : possible.filter((player) => player.birthDate === null)
  }

  #change(player: RosterPlayer, changes: Partial<PlayerValues>) {
    const names = keysOf(changes)
    if (names.length === 0) return
    const oldValues = { updatedAt: player.updatedAt, ...pick(player, names) }
    Object.assign(player, changes, { oldValues, changed: true, version: player.version + 1 })
    player.renamed ||= 'name' in changes || 'lastName' in changes
    if (changes.playerId) this.#byNumber.set(changes.playerId, player)
    if (!player.renamed) return
    player.key = nameKey(player.name, player.lastName)
    this.#index(player)
  }

  #add(player: RosterPlayer) {
    if (player.playerId) this.#byNumber.set(player.playerId, player)
    this.#index(player)
    return player
  }

  #index(player: RosterPlayer) {
    const namesakes = this.#byName.get(player.key) ?? []
    this.#byName.set(player.key, [...namesakes.filter((other) => other !== player), player])
  }
}

/** A spreadsheet drops the zeros at the start of a number. */
const isSameNumber = (one: string | null, other: string | null) =>
  one !== null && other !== null && withoutZeros(one) === withoutZeros(other)

const withoutZeros = (playerId: string) =>
  /^\d+$/.test(playerId) ? playerId.replace(/^0+(?=\d)/, '') : playerId

/** By player, the line of an earlier part of this import that took them. */
async function earlierLines(
  client: QueryClientContract,
  { id, done }: RosterRun,
  ids: number[]
): Promise<Map<number, number>> {
  const lines = new Map<number, number>()
  if (done === 0) return lines
  for (const part of chunks(ids, 1000)) {
    const rows = await queryRows<{ entity_id: number; line: number }>(
      client,
      `select entity_id, line from import_rows
       where run_id = ? and entity_id in (${part.map(() => '?').join(', ')}) order by id desc`,
      [id, ...part]
    )
    for (const row of rows) lines.set(row.entity_id, row.line)
  }
  return lines
}

function newPlayer(line: PlayerLine): RosterPlayer {
  const { playerId, name, lastName, birthDate, nationality, rank, draw, withdrawn } = line
  const values = { playerId, name, lastName, birthDate, nationality, rank, draw: draw ?? null }
  const [key] = line.keys
  return { ...values, key, active: !withdrawn, id: null, line: line.line, ...NEW }
}

/** Missing values change nothing. A withdrawn player returns only by hand. */
function changesIn(player: RosterPlayer, line: PlayerLine): Partial<PlayerValues> {
  const values: Partial<PlayerValues> = changedNames(player, line)
  for (const field of ['playerId', 'birthDate', 'nationality', 'rank'] as const)
    if (line[field] !== null) Object.assign(values, { [field]: line[field] })
  if (isSameNumber(player.playerId, line.playerId)) delete values.playerId
  if (line.draw !== undefined) values.draw = line.draw
  if (line.withdrawn) values.active = false
  return Object.fromEntries(
    keysOf(values)
      .filter((field) => player[field] !== values[field])
      .map((field) => [field, values[field]])
  )
}

/** Differences in accents, capitals or order are not a new name. */
function changedNames(player: RosterPlayer, line: PlayerLine): Partial<PlayerValues> {
  if (line.keys.length === 0) return {}
  const isSame = line.keys.includes(player.key)
  if (isSame && !line.hasSeparateNames) return {}
  const betterName = (field: 'name' | 'lastName') => {
    const [oldName, newName] = [player[field], line[field]]
    if (newName === '') return oldName
    if (nameKey(oldName, '') !== nameKey(newName, '')) return newName
    return accentsIn(newName) > accentsIn(oldName) ? newName : oldName
  }
  return { name: betterName('name'), lastName: betterName('lastName') }
}

function haveWordInCommon(player: RosterPlayer, { keys }: PlayerLine): boolean {
  const words = new Set(player.key.split(' '))
  return keys.length > 0 && keys[0]!.split(' ').some((word) => words.has(word))
}

const accentsIn = (text: string) => text.replace(/[^\p{L}]|[a-z]/giu, '').length
