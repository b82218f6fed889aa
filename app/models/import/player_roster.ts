import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { chunks, returned } from '#models/bulk'
import type { ImportResult, Problem } from '#models/import/kind'
import { nameKey } from '#models/import/name_key'
import type { PlayerLine } from '#models/import/player_line'
import type ImportRun from '#models/import_run'
import { among } from '#models/player/among'

/** What a list can say of a player. */
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

/** A player as the list finds or makes them; `id` is null until they are saved. */
export type KnownPlayer = PlayerValues & {
  id: number | null
  /** The name as names are compared. */
  key: string
  /** The line of this file that was theirs. */
  line: number | null
  changed: boolean
  renamed: boolean
}

export type Taken = {
  line: PlayerLine
  outcome: ImportResult
  player?: KnownPlayer
  problem?: Problem
}

const COLUMNS = `id, player_id as "playerId", name, last_name as "lastName", folded_name as "key",
  birth_date as "birthDate", nationality, rank, draw, active`

type PlayerRow = PlayerValues & { id: number; key: string }

const UNTOUCHED = { changed: false, renamed: false }
const MADE = { changed: true, renamed: false }

/** The players whom some rows of a list may mean, as they are and as the rows make them. */
export class PlayerRoster {
  #byId = new Map<string, KnownPlayer>()
  #byName = new Map<string, KnownPlayer[]>()

  /** The players of the run's tour with the numbers or the names of these rows. */
  static async of(lines: PlayerLine[], run: ImportRun, trx: TransactionClientContract) {
    const roster = new PlayerRoster()
    const ids = lines.flatMap(({ playerId }) => playerId ?? [])
    const names = [...new Set(lines.flatMap(({ keys }) => keys))]
    // Nobody else changes them until they are written back whole; SQLite has one writer at a time.
    const lock = trx.dialect.name === 'postgres' ? 'for update' : ''
    const rows = await returned(
      trx,
      `select ${COLUMNS} from default_players where tournament_id = ? and tour = ?
       and (${among(trx, 'player_id', 'text')} or ${among(trx, 'folded_name', 'text')})
       order by id ${lock}`,
      [run.tournamentId, run.tour, JSON.stringify(ids), JSON.stringify(names)]
    )
    const before = await linesBefore(
      trx,
      run,
      rows.map(({ id }) => id)
    )
    for (const row of rows) {
      const line = before.get(row.id) ?? null
      roster.#add({ ...(row as PlayerRow), active: Boolean(row.active), line, ...UNTOUCHED })
    }
    return roster
  }

  /** Those that rows made or changed. */
  get touched(): KnownPlayer[] {
    const all = new Set([...this.#byId.values(), ...[...this.#byName.values()].flat()])
    return [...all].filter(({ id, changed }) => id === null || changed)
  }

  /** Decides what becomes of a row; the next ones see what it made. */
  take(line: PlayerLine): Taken {
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
      return { line, outcome: 'created', player: this.#add(made(line)) }
    }
    if (isSomebodyElse(player, line))
      return failed('idOfAnother', { id: line.playerId!, name: nameOf(player) })
    const changes = changesIn(player, line)
    const isChanged = Object.keys(changes).length > 0
    // Of two lines that disagree neither is better; the first one stands, every time.
    if (isChanged && player.line !== null) return failed('twice', { line: player.line })
    this.#change(player, changes)
    player.line ??= line.line
    return { line, outcome: isChanged ? 'updated' : 'unchanged', player }
  }

  /** Whom a row means: by number, else by name among those whose number or birth says no other. */
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
    if (Object.keys(changes).length === 0) return
    Object.assign(player, changes, { changed: true })
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

/** The lines of this file that were taken for these players in parts before. */
async function linesBefore(
  trx: TransactionClientContract,
  { id, done }: ImportRun,
  ids: number[]
): Promise<Map<number, number>> {
  const lines = new Map<number, number>()
  if (done === 0) return lines
  for (const some of chunks(ids, 1000)) {
    const rows = await returned(
      trx,
      `select entity_id, line from import_rows
       where run_id = ? and entity_id in (${some.map(() => '?').join(', ')}) order by id desc`,
      [id, ...some]
    )
    for (const row of rows) lines.set(row.entity_id, row.line)
  }
  return lines
}

function made(line: PlayerLine): KnownPlayer {
  const { playerId, name, lastName, birthDate, nationality, rank, draw, withdrawn } = line
  const values = { playerId, name, lastName, birthDate, nationality, rank, draw: draw ?? null }
  const [key] = line.keys as [string, string]
  return { ...values, key, active: !withdrawn, id: null, line: line.line, ...MADE }
}

/** What a row says otherwise; what it does not say stays. Who withdrew comes back by hand only. */
function changesIn(player: KnownPlayer, line: PlayerLine): Partial<PlayerValues> {
  const said: Partial<PlayerValues> = { ...namesIn(player, line) }
  for (const field of ['playerId', 'birthDate', 'nationality', 'rank'] as const)
    if (line[field] !== null) Object.assign(said, { [field]: line[field] })
  if (line.draw !== undefined) said.draw = line.draw
  if (line.withdrawn) said.active = false
  return Object.fromEntries(
    Object.entries(said).filter(([field, value]) => player[field as 'name'] !== value)
  )
}

/** A name that only lacks accents or capitals is no other; nor is one in another order. */
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

/** A number that is given to a person born on another day, of whose name nothing is the same. */
function isSomebodyElse(player: KnownPlayer, line: PlayerLine): boolean {
  if (!line.playerId || player.playerId !== line.playerId || line.keys.length === 0) return false
  if (!line.birthDate || !player.birthDate || line.birthDate === player.birthDate) return false
  const words = new Set(player.key.split(' '))
  return !line.keys[0].split(' ').some((word) => words.has(word))
}

const accentsIn = (text: string) => text.replace(/[\x20-\x7e]/g, '').length
const nameOf = ({ name, lastName }: PlayerValues) => [name, lastName].filter(Boolean).join(' ')
