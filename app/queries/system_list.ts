import db from '@adonisjs/lucid/services/db'
import { formTypes } from '#form_types/index'
import Card from '#models/card'
import { countOf, formPage, shownColumns, type FormOrder } from '#queries/request_list'
import { hiddenFrom, selectForms, type FormSelection } from '#queries/request_selection'
import Tournament from '#models/tournament'
import type { Reader } from '#models/user'
import { isPostgres } from '#sql/dialect'
import { countRows } from '#sql/counts'

type YesNo = 'yes' | 'no'

export type SystemFilter = {
  ids?: number[]
  search?: string
  state?: string | null
  category?: string | null
  type?: string | null
  tournament?: number | null
  printed?: YesNo | null
  collected?: YesNo | null
  stale?: YesNo | null
  rfid?: YesNo | null
  photo?: YesNo | null
}

export const systemForms = (filter: SystemFilter, reader: Reader) =>
  selectForms(systemSelection(filter, reader))

export const systemTypes = ({ formTypes: scope }: Reader) =>
  formTypes.keys().filter((key) => scope?.includes(key) ?? true)

export function systemSelection(filter: SystemFilter, reader: Reader): FormSelection {
  const { type, tournament, ids, search, state, category, photo } = filter
  const card = Object.fromEntries(
    (['printed', 'collected', 'stale', 'rfid'] as const)
      .filter((name) => filter[name])
      .map((name) => [name, filter[name] === 'yes'])
  )
  return {
    types: systemTypes(reader).filter((key) => !type || key === type),
    ...(tournament ? { tournamentId: tournament } : { active: true }),
    ...(ids ? { ids } : search && { search }),
    ...(state && { state }),
    ...(category && { category }),
    ...(photo && { photo: photo === 'yes' }),
    ...hiddenFrom(reader, { search }),
    ...(Object.keys(card).length > 0 && { card }),
  }
}

const rowColumns = [...shownColumns({ listFields: [] }), 'outlet', 'tournamentId']

export async function systemPage(
  filter: SystemFilter,
  reader: Reader,
  order: FormOrder,
  page: number
) {
  const result = await formPage(systemSelection(filter, reader), order, page, rowColumns)
  const ids = result.rows.map(({ id }) => id)
  const cards = await Card.query().whereIn('formId', ids).where('state', 'live')
  const cardOf = new Map(cards.map((card) => [card.formId, card]))
  for (const form of result.rows) form.$setRelated('card', cardOf.get(form.id) ?? null!)
  return result
}

export async function systemCounts(reader: Reader) {
  const count = (filter: SystemFilter) => countOf(systemSelection(filter, reader))
  const countCards = (condition: string, filter: SystemFilter) => {
    if (reader.formTypes !== null) return count(filter)
    return countRows(
      db
        .from('cards')
        .whereRaw(`state = 'live' and ${condition}`)
        .whereIn('tournament_id', Tournament.activeIds())
    )
  }
  const trueSql = isPostgres() ? 'true' : '1'
  const [unprinted, stale, unchipped, photoless] = await Promise.all([
    countCards('printed_at is null', { printed: 'no' }),
    countCards(`stale = ${trueSql}`, { stale: 'yes' }),
    countCards('uid is null', { rfid: 'no' }),
    count({ photo: 'no' }),
  ])
  return { unprinted, stale, unchipped, photoless }
}
