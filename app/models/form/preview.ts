import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import db from '@adonisjs/lucid/services/db'
import type { Change } from '#models/change_batch'
import type Form from '#models/form'
import { toColumns } from '#models/form/columns'
import { withoutPlace } from '#models/form/readmission'
import { transitions, type SkipReason } from '#models/form/reviewable'
import type { Values } from '#models/form/settable'
import { fromJson } from '#models/json'

/** What a change would do: to how many, why not to the others, and some of those it would touch. */
export type ChangePreview = {
  total: number
  applies: number
  skipped: Partial<Record<SkipReason | 'withdrawn', number>>
  sample: {
    id: number
    type: string
    idForm: string
    name: string
    from: Record<string, unknown>
  }[]
}

type Targets = () => ModelQueryBuilderContract<typeof Form>

const SAMPLE = 5

/** Tells what a change would do, without doing it. */
export async function previewOf(targets: Targets, change: Change): Promise<ChangePreview> {
  return 'state' in change
    ? previewOfDecision(targets, change)
    : previewOfValues(targets, change.steps[0].set)
}

async function previewOfDecision(
  targets: Targets,
  { state, reason }: Extract<Change, { state: string }>
): Promise<ChangePreview> {
  const rows = await targets()
    .select('forms.state')
    .select(db.raw('withdrawn_at is not null as withdrawn'))
    .groupByRaw('forms.state, withdrawn_at is not null')
    .count('* as count')
    .pojo<{ state: string; withdrawn: boolean | number; count: number }>()
  const count = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(wanted).reduce((sum, row) => sum + Number(row.count), 0)
  const fits = (row: (typeof rows)[number]) =>
    !row.withdrawn && (transitions[state] as string[]).includes(row.state)

  const letIn = state === 'approved'
  const places = letIn && !reason ? await crowded(targets) : []
  const held = letIn ? await placesOfNobody(targets, places) : []
  const left = new Set([...places, ...held])
  const found = await targets()
    .whereIn('forms.state', transitions[state])
    .whereNull('forms.withdrawn_at')
    .orderBy('forms.id')
    .limit(SAMPLE + left.size)
    .select('forms.id', 'type', 'id_form', 'name', 'last_name', 'state')
    .pojo<any>()
  return {
    total: count(() => true),
    applies: count(fits) - left.size,
    skipped: present({
      withdrawn: count(({ withdrawn }) => Boolean(withdrawn)),
      state: count((row) => !row.withdrawn && !fits(row)),
      places: places.length,
      reserved: held.length,
    }),
    sample: found
      .filter(({ id }) => !left.has(Number(id)))
      .slice(0, SAMPLE)
      .map((row) => ({ ...person(row), from: { state: row.state } })),
  }
}

/** Those refused for whom there is no place any more. */
async function crowded(targets: Targets) {
  const rows = await targets()
    .where('forms.state', 'rejected')
    .whereNotNull('forms.player')
    .whereNull('forms.withdrawn_at')
    .select('forms.id')
    .pojo<{ id: number }>()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => Number(id))
  return db.transaction((trx) => withoutPlace(trx, ids))
}

/** Places that are held and whose person is not known, save those there is no place for anyway. */
async function placesOfNobody(targets: Targets, places: number[]) {
  const rows = await targets()
    .where('forms.reserved', true)
    .whereIn('forms.state', transitions.approved)
    .whereNull('forms.withdrawn_at')
    .select('forms.id')
    .pojo<{ id: number }>()
  return rows.map(({ id }) => Number(id)).filter((id) => !places.includes(id))
}

async function previewOfValues(targets: Targets, set: Values): Promise<ChangePreview> {
  const columns = Object.entries(toColumns(set))
  const names = Object.keys(set)
  const json = db.connection().dialect.name === 'postgres' ? '?::jsonb' : '?'
  const same = columns
    .map(([name, value]) =>
      value === null ? `${name} is null` : `${name} = ${name === 'restaurants' ? json : '?'}`
    )
    .join(' and ')
  const values = columns.map(([, value]) => value).filter((value) => value !== null)
  // The permission of one edition opens nothing at another.
  const edition = set.idPermission
    ? await db.from('permissions').where('id', Number(set.idPermission)).first()
    : null
  const here = () =>
    edition ? targets().where('forms.tournament_id', edition.tournament_id) : targets()

  const countOf = async (query: ReturnType<Targets>) => {
    const [{ total }] = await query.count('* as total').pojo<{ total: number }>()
    return Number(total)
  }
  const total = await countOf(targets())
  const inEdition = edition ? await countOf(here()) : total
  const already = await countOf(here().whereRaw(same, values))
  const found = await here()
    .whereRaw(`not coalesce((${same}), false)`, values)
    .orderBy('forms.id')
    .limit(SAMPLE)
    .select('forms.id', 'type', 'id_form', 'name', 'last_name', ...columns.map(([name]) => name))
    .pojo<any>()
  return {
    total,
    applies: inEdition - already,
    skipped: present({ same: already, edition: total - inEdition }),
    sample: found.map((row) => ({
      ...person(row),
      from: Object.fromEntries(
        names.map((name, index) => {
          const value = row[columns[index][0]]
          return [name, name === 'restaurants' ? fromJson(value) : value]
        })
      ),
    })),
  }
}

const person = (row: any) => ({
  id: Number(row.id),
  type: row.type,
  idForm: row.id_form,
  name: `${row.name} ${row.last_name}`,
})

const present = (skipped: ChangePreview['skipped']) =>
  Object.fromEntries(Object.entries(skipped).filter(([, count]) => count! > 0))
