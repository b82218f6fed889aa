import db from '@adonisjs/lucid/services/db'
import type { Stored } from '#sql/json'
import { formTypes } from '#form_types/index'
import type { Change } from '#models/bulk_change'
import { approvalObstacles } from '#models/form/approval_obstacles'
import { toColumns } from '#models/form/columns'
import type { SkipReason } from '#models/form/reviewable'
import type { SettableValues } from '#models/bulk_change/settable'
import { unclearAmong, type Unclear } from '#requests/checks/unclear'
import type User from '#models/user'
import type { FormRow, TargetQuery } from '#queries/request_selection'
import { transitions, type Decision, type State } from '#shared/request_states'
import { isPostgres } from '#sql/dialect'
import { countRows } from '#sql/counts'

export type ChangePreview = {
  total: number
  /** The states of the requests, to be sent with the decision. */
  from?: State[]
  applies: number
  skipped: Partial<Record<SkipReason, number>>
  /** Too many to check now: each is checked when it is decided, and `applies` counts them all. */
  unexamined?: true
  /** How many of those that would be approved wait for an answer, or have no photo. */
  cautions?: { asked?: number; noPhoto?: number }
  sample: {
    id: number
    type: string
    idForm: string
    name: string
    from: Stored
  }[]
}

export const SAMPLE = 5

const MOST_EXAMINED = 200

export async function previewOfDecision(
  targets: TargetQuery,
  { state, reason, only: onlyClear }: Extract<Change, { state: string }>,
  reader: User
): Promise<ChangePreview> {
  const rows = await targets()
    .select('forms.state')
    .select(db.raw('withdrawn_at is not null as withdrawn'))
    .groupByRaw('forms.state, withdrawn_at is not null')
    .count('* as count')
    .pojo<{ state: State; withdrawn: boolean | number; count: number }>()
  const count = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((sum, row) => sum + row.count, 0)
  const from = transitions[state]
  const applies = (row: (typeof rows)[number]) => !row.withdrawn && from.includes(row.state)

  const approves = state === 'approved'
  const decidable = () =>
    targets().whereIn('forms.state', transitions[state]).whereNull('forms.withdrawn_at')
  const examined = onlyClear ? await unclearTargets(decidable, state, reader) : null
  const unclear: Map<number, Unclear> = examined ?? new Map()
  const clearIds = async () => (await idsOf(decidable())).filter((id) => !unclear.has(id))
  const obstacles = approves
    ? await approvalObstacles(db.connection(), await clearIds(), { reason })
    : []
  const skipped = new Map<number, SkipReason>([...unclear, ...obstacles])
  const cautions = approves ? await cautionsFor(decidable, skipped) : {}
  const sampleRows = await decidable()
    .orderBy('forms.id')
    .limit(SAMPLE + skipped.size)
    .select('forms.id', 'type', 'id_form', 'name', 'last_name', 'state')
  return {
    total: count(() => true),
    from: [...new Set(rows.map((row) => row.state))],
    applies: count(applies) - skipped.size,
    skipped: withoutZeros({
      withdrawn: count(({ withdrawn }) => Boolean(withdrawn)),
      state: count((row) => !row.withdrawn && !applies(row)),
      ...countsOf(skipped.values()),
    }),
    ...(onlyClear && !examined && { unexamined: true as const }),
    ...(Object.keys(cautions).length > 0 && { cautions }),
    sample: sampleRows
      .filter(({ id }) => !skipped.has(id))
      .slice(0, SAMPLE)
      .map((row) => ({ ...person(row), from: { state: row.state } })),
  }
}

function countsOf(reasons: Iterable<SkipReason>) {
  const groups = [...Map.groupBy([...reasons].toSorted(), (reason) => reason)]
  return Object.fromEntries(groups.map(([reason, { length }]) => [reason, length]))
}

async function unclearTargets(decidable: TargetQuery, state: Decision, reader: User) {
  const ids = await idsOf(decidable().limit(MOST_EXAMINED + 1))
  return ids.length > MOST_EXAMINED ? null : unclearAmong(ids, state, reader)
}

async function cautionsFor(approvable: TargetQuery, skipped: Map<number, SkipReason>) {
  const withPhoto = formTypes.keys().filter((key) => formTypes.get(key).allFields.image.required)
  const rows = await approvable()
    .where((doubtful) => {
      doubtful.whereNotNull('forms.asked')
      doubtful.orWhere((bare) => {
        bare.whereNull('forms.image').whereIn('forms.type', withPhoto)
      })
    })
    .select('forms.id', 'forms.type', 'forms.image')
    .select(db.raw('forms.asked is not null as "isAsked"'))
    .pojo<{ id: number; type: string; image: string | null; isAsked: boolean | number }>()
  const doubtful = rows.filter(({ id }) => !skipped.has(id))
  return withoutZeros({
    asked: doubtful.filter(({ isAsked }) => Boolean(isAsked)).length,
    noPhoto: doubtful.filter(({ type, image }) => !image && withPhoto.includes(type)).length,
  })
}

async function idsOf(query: ReturnType<TargetQuery>): Promise<number[]> {
  const rows = await query.select('forms.id').pojo<{ id: number }>()
  return rows.map(({ id }) => id)
}

export async function previewOfValues(
  targets: TargetQuery,
  set: SettableValues
): Promise<ChangePreview> {
  const columns = Object.entries(toColumns(set))
  const names = Object.keys(set)
  const jsonValue = isPostgres() ? '?::jsonb' : '?'
  const isSameSql = columns
    .map(([name, value]) => {
      if (value === null) return `${name} is null`
      return `${name} = ${name === 'restaurants' ? jsonValue : '?'}`
    })
    .join(' and ')
  const values = columns.map(([, value]) => value).filter((value) => value !== null)
  const profile = set.idPermission
    ? await db.from('permissions').where('id', set.idPermission).first()
    : null
  const free = () => targets().whereNull('forms.restricted_at')
  const targetsInEdition = () =>
    profile ? free().where('forms.tournament_id', profile.tournament_id) : free()
  const suitable = () => withDatesInOrder(targetsInEdition(), set)

  const total = await countRows(targets())
  const unrestricted = await countRows(free())
  const inEdition = profile ? await countRows(targetsInEdition()) : unrestricted
  const inOrder = await countRows(suitable())
  const unchanged = await countRows(suitable().whereRaw(isSameSql, values))
  const sampleRows = await suitable()
    .whereRaw(`not coalesce((${isSameSql}), false)`, values)
    .orderBy('forms.id')
    .limit(SAMPLE)
    .select('forms.id', 'type', 'id_form', 'name', 'last_name', ...columns.map(([name]) => name))
  return {
    total,
    applies: inOrder - unchanged,
    skipped: withoutZeros({
      same: unchanged,
      restricted: total - unrestricted,
      edition: unrestricted - inEdition,
      dates: inEdition - inOrder,
    }),
    sample: sampleRows.map((row) => ({
      ...person(row),
      from: Object.fromEntries(names.map((name, index) => [name, row[columns[index][0]]])),
    })),
  }
}

const AFTER_ANY_DAY = '9'

/** Without requests whose last day would come before the first. */
function withDatesInOrder(
  query: ReturnType<TargetQuery>,
  { datePermission: from, endPermission: to }: SettableValues
) {
  return query
    .if(to, (forms) => forms.whereRaw(`coalesce(forms.date_permission, '') <= ?`, [String(to)]))
    .if(from, (forms) =>
      forms.whereRaw(`coalesce(forms.end_permission, ?) >= ?`, [AFTER_ANY_DAY, String(from)])
    )
}

const person = (row: FormRow) => ({
  id: row.id,
  type: row.type,
  idForm: row.id_form,
  name: `${row.name} ${row.last_name}`,
})

export const withoutZeros = (skipped: Record<string, number>) =>
  Object.fromEntries(Object.entries(skipped).filter(([, count]) => count > 0))
