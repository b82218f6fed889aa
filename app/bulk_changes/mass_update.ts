import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { categoryKeys } from '#form_types/categories'
import { formTypes } from '#form_types/index'
import { optionValues, type OptionSource } from '#form_types/lists'
import BulkChange, { type ChangeKind } from '#models/bulk_change'
import Form from '#models/form'
import { startChange } from '#bulk_changes/carry_out'
import { previewOfValues } from '#bulk_changes/preview'
import type { SettableValues } from '#models/bulk_change/settable'
import type { FormRow } from '#queries/request_selection'
import type Permission from '#models/permission'
import Tournament from '#models/tournament'
import { settable } from '#shared/choices'
import type { Actor } from '#shared/history'

export const sources = {
  category: ['type', 'category', 'media', 'company', 'idNationality', 'detail.type'],
  permission: ['idPermission'],
} as const

export const sourceColumns = [...sources.category, ...sources.permission] as const
export type SourceColumn = (typeof sourceColumns)[number]

/** All settable values but the assignment. The state is never one of them: it is a decision about a person. */
export const settableColumns = settable.filter((name) => name !== 'assignedTo')

const detailTypes = ['accreditationTypes', 'guestTypes', 'lineTypes'] as const

export function sourceValues(
  column: SourceColumn,
  lists: Omit<OptionSource, 'permissions'> & { permissions: Permission[] }
): string[] | null {
  switch (column) {
    case 'type':
      return formTypes.keys()
    case 'category':
      return categoryKeys
    case 'media':
      return optionValues('medias')
    case 'idNationality':
      return optionValues('countries')
    case 'detail.type':
      return [...new Set(detailTypes.flatMap((list) => optionValues(list)))]
    case 'idPermission':
      return lists.permissions.map(({ id }) => String(id))
    case 'company':
      return null
  }
}

/** `types`: the form types that its user may see; null for all. */
export class MassUpdate {
  constructor(
    private source: { column: SourceColumn; values: string[] },
    private set: SettableValues,
    private types: string[] | null = null
  ) {}

  async preview() {
    const values = await this.#namedValues()
    return previewOfValues(() => this.#targets(values), this.set)
  }

  async apply(kind: ChangeKind, by: Actor | null): Promise<BulkChange> {
    return startChange(await this.order(kind, by))
  }

  async order(kind: ChangeKind, by: Actor | null, client?: TransactionClientContract) {
    const values = await this.#namedValues(client)
    const rows = await this.#targets(values, client).select('forms.id').orderBy('forms.id')
    const ids = rows.map(({ id }) => id)
    const change = { steps: [{ count: ids.length, set: this.set }] }
    return BulkChange.order({ kind, formType: null, change, ids }, by, client)
  }

  /** Companies in lower case as the database makes it: `lower` of SQLite leaves `Í` unchanged. */
  async #namedValues(client: QueryClientContract = db.connection()): Promise<string[]> {
    const { column, values } = this.source
    if (column !== 'company') return values
    const rows = await client
      .from('forms')
      .whereIn('tournament_id', Tournament.activeIds())
      .whereNotNull('company')
      .select(db.raw('distinct lower(company) as company'))
    const companies = Map.groupBy<string, string>(
      rows.map(({ company }) => company),
      (company) => nameParts(company).join()
    )
    return namedCompanies(values, companies)
  }

  #targets(values: string[], client?: TransactionClientContract) {
    const { column } = this.source
    const query = Form.query({ client })
      .whereIn('forms.tournament_id', Tournament.activeIds())
      .if(this.types, (forms) => forms.whereIn('forms.type', this.types!))
    switch (column) {
      case 'company':
        return query.whereIn(db.raw('lower(company)'), values).pojo<FormRow>()
      case 'media':
      case 'detail.type':
        return query.whereIn(inDetail(column.replace('detail.', '')), values).pojo<FormRow>()
      default:
        return query.whereIn(`forms.${columnNames[column]}`, values).pojo<FormRow>()
    }
  }
}

const nameParts = (company: string) =>
  company
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())

/** A company may have a comma in its name, as in `Tenis, S.L.`: the longest known name counts. */
function namedCompanies(values: string[], companies: Map<string, string[]>): string[] {
  const parts = values.map((value) => value.toLowerCase())
  const most = Math.max(1, ...[...companies.keys()].map((key) => key.split(',').length))
  const named: string[] = []
  for (let at = 0; at < parts.length;) {
    let length = Math.min(most, parts.length - at)
    while (length > 1 && !companies.has(parts.slice(at, at + length).join())) length--
    named.push(...(companies.get(parts.slice(at, at + length).join()) ?? []))
    at += length
  }
  return named
}

const columnNames = {
  type: 'type',
  category: 'category',
  idNationality: 'id_nationality',
  idPermission: 'id_permission',
} as const

const inDetail = (name: string) => db.raw(`forms.detail ->> '${name}'`)
