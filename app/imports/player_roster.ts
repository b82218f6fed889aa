import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { chunks, returned } from '#sql/bulk'
import type { ImportResult, Problem } from '#imports/kind'
import { nameKey } from '#text/name_key'
import type { Names } from '#imports/names'
import type { PlayerLine } from '#imports/player_line'
import type ImportRun from '#models/import_run'
import { among } from '#sql/value_list'

export type PlayerValues = {
  playerId: string | null
  name: string
  lastName: string
  birthDate: string | null
  nationality: string | null
  rank: number | null
  draw: string | null
  active: boolean
}

export type KnownPlayer = PlayerValues & {
  id: number | null
  key: string
  line: number | null
  changed: boolean
  renamed: boolean
  version: number
  updatedAt: string
  found?: Record<string, unknown>
}

export type RosterRun = Pick<ImportRun, 'id' | 'done' | 'tournamentId' | 'tour' | 'plan'>

export type Taken = {
  line: PlayerLine
  outcome: ImportResult
  player?: KnownPlayer
  problem?: Problem
}

const COLUMNS = `id, player_id as "playerId", name, last_name as "lastName", folded_name as "key",
  birth_date as "birthDate", nationality, rank, draw, active, version, updated_at as "updatedAt"`

const UNTOUCHED = { line: null, changed: false, renamed: false }
const NEW = { changed: true, renamed: false, version: 0, updatedAt: '' }

export async function knownPlayers(
  client: QueryClientContract,
  where: string,
  values: unknown[]
): Promise<(KnownPlayer & { id: number })[]> {
  const sql = `select ${COLUMNS} from default_players where ${where}`
  const rows = await returned<KnownPlayer & { id: number }>(client, sql, values)
  return rows.map((row) => ({ ...row, active: Boolean(row.active), ...UNTOUCHED }))
}

export class PlayerRoster {
  #byId = new Map<string, KnownPlayer>()
  #renames = false
  #byName = new Map<string, KnownPlayer[]>()

  static async of(lines: PlayerLine[], run: RosterRun, client: QueryClientContract) {
    const roster = new PlayerRoster()
    roster.#renames = run.plan.confirmed ?? false
    const ids = lines.flatMap(({ playerId }) => playerId ?? [])
    const names = [...new Set(lines.flatMap(({ keys }) => keys))]
    // Locked until they are written back. SQLite has one writer at a time anyway.
    const lock = client.isTransaction && client.dialect.name === 'postgres' ? 'for update' : ''
    const players = await knownPlayers(
      client,
      `tournament_id = ? and tour = ? and (${among(client, 'player_id', 'text')} or ${among(client, 'folded_name', 'text')})
       order by id ${lock}`,
      [run.tournamentId, run.tour, JSON.stringify(ids), JSON.stringify(names)]
    )
    const before = await linesBefore(
      client,
      run,
      players.map(({ id }) => id)
    )
    for (const player of players) roster.#add({ ...player, line: before.get(player.id) ?? null })
    return roster
  }

  get touched(): KnownPlayer[] {
    const all = new Set([...this.#byId.values(), ...[...this.#byName.values()].flat()])
    return [...all].filter(({ id, changed }) => id === null || changed)
  }

  matchLine(line: PlayerLine): Taken {
    const failed = (key: string, values: Problem['values'] = {}): Taken => {
      const problem = { key: `messages.import.problems.${key}`, values }
      return { line, outcome: 'failed', problem }
    }
    if (line.fault) return { line, outcome: 'failed', problem: line.fault }
    const found = this.#find(line)
    if (found.length > 1) return failed('ambiguous', { count: found.length })
    const [player] = found
    if (!player) {
      if (line.keys.length === 0) return failed('unknownId', { id: line.playerId! })
      return { line, outcome: 'created', player: this.#add(newPlayer(line)) }
    }
    if (this.playerWithAnotherName(line)) {
      const values = { id: line.playerId!, name: nameOf(player) }
      if (line.birthDate && player.birthDate) return failed('idOfAnother', values)
      if (!this.#renames) return failed('idOfAnotherName', { ...values, other: nameOf(line) })
    }
    const changes = changesIn(player, line)
    const isChanged = Object.keys(changes).length > 0
    // Two lines that disagree are equally credible; the first one always wins.
    if (isChanged && player.line !== null) return failed('twice', { line: player.line })
    this.#change(player, changes)
    player.line ??= line.line
    return { line, outcome: isChanged ? 'updated' : 'unchanged', player }
  }

  playerByNumber({ playerId, keys }: PlayerLine): KnownPlayer | undefined {
    return playerId && keys.length > 0 ? this.#byId.get(playerId) : undefined
  }

  /** Undefined also if both were born on the same day: then the name was misspelt. */
  playerWithAnotherName(line: PlayerLine): KnownPlayer | undefined {
    const player = this.playerByNumber(line)
    if (!player || haveWordInCommon(player, line)) return undefined
    return line.birthDate && line.birthDate === player.birthDate ? undefined : player
  }

  knows(line: PlayerLine): boolean {
    return this.#find(line).some((player) => haveWordInCommon(player, line))
  }

  /** By number, else by name, without players of another number or birth date. */
  #find({ playerId, keys, birthDate }: PlayerLine): KnownPlayer[] {
    const known = playerId && this.#byId.get(playerId)
    if (known) return [known]
    const named = [...new Set(keys.flatMap((key) => this.#byName.get(key) ?? []))]
    const possible = playerId ? named.filter((player) => player.playerId === null) : named
    if (!birthDate) return possible
    const born = possible.filter((player) => player.birthDate === birthDate)
    return born.length > 0 ? born : possible.filter((player) => player.birthDate === null)
  }

  #change(player: KnownPlayer, changes: Partial<PlayerValues>) {
    const names = Object.keys(changes) as (keyof PlayerValues)[]
    if (names.length === 0) return
    const found = { updatedAt: player.updatedAt, ...pick(player, names) }
    Object.assign(player, changes, { found, changed: true, version: player.version + 1 })
    player.renamed ||= 'name' in changes || 'lastName' in changes
    if (changes.playerId) this.#byId.set(changes.playerId, player)
    if (!player.renamed) return
    player.key = nameKey(player.name, player.lastName)
    this.#index(player)
  }

  #add(player: KnownPlayer) {
    if (player.playerId) this.#byId.set(player.playerId, player)
    this.#index(player)
    return player
  }

  #index(player: KnownPlayer) {
    const namesakes = this.#byName.get(player.key) ?? []
    this.#byName.set(player.key, [...namesakes.filter((one) => one !== player), player])
  }
}

const pick = (player: KnownPlayer, names: (keyof PlayerValues)[]) =>
  Object.fromEntries(names.map((name) => [name, player[name]]))

async function linesBefore(
  client: QueryClientContract,
  { id, done }: RosterRun,
  ids: number[]
): Promise<Map<number, number>> {
  const lines = new Map<number, number>()
  if (done === 0) return lines
  for (const some of chunks(ids, 1000)) {
    const rows = await returned(
      client,
      `select entity_id, line from import_rows
       where run_id = ? and entity_id in (${some.map(() => '?').join(', ')}) order by id desc`,
      [id, ...some]
    )
    for (const row of rows) lines.set(row.entity_id, row.line)
  }
  return lines
}

function newPlayer(line: PlayerLine): KnownPlayer {
  const { playerId, name, lastName, birthDate, nationality, rank, draw, withdrawn } = line
  const values = { playerId, name, lastName, birthDate, nationality, rank, draw: draw ?? null }
  const [key] = line.keys as [string, string]
  return { ...values, key, active: !withdrawn, id: null, line: line.line, ...NEW }
}

/** Missing values change nothing. A withdrawn player returns only by hand. */
function changesIn(player: KnownPlayer, line: PlayerLine): Partial<PlayerValues> {
  const said: Partial<PlayerValues> = { ...namesIn(player, line) }
  for (const field of ['playerId', 'birthDate', 'nationality', 'rank'] as const)
    if (line[field] !== null) Object.assign(said, { [field]: line[field] })
  if (line.draw !== undefined) said.draw = line.draw
  if (line.withdrawn) said.active = false
  return Object.fromEntries(
    Object.entries(said).filter(([field, value]) => player[field as keyof PlayerValues] !== value)
  )
}

/** Differences in accents, capitals or order are not a new name. */
function namesIn(player: KnownPlayer, line: PlayerLine): Partial<PlayerValues> {
  if (line.keys.length === 0) return {}
  const isSame = (line.keys as string[]).includes(player.key)
  if (isSame && !line.apart) return {}
  const better = (field: 'name' | 'lastName') => {
    const [before, now] = [player[field], line[field]]
    if (now === '') return before
    if (nameKey(before, '') !== nameKey(now, '')) return now
    return accentsIn(now) > accentsIn(before) ? now : before
  }
  return { name: better('name'), lastName: better('lastName') }
}

function haveWordInCommon(player: KnownPlayer, { keys }: PlayerLine): boolean {
  const words = new Set(player.key.split(' '))
  return keys.length > 0 && keys[0]!.split(' ').some((word) => words.has(word))
}

const accentsIn = (text: string) => text.replace(/[^\p{L}]|[a-z]/giu, '').length
export const nameOf = ({ name, lastName }: Names) => [name, lastName].filter(Boolean).join(' ')
