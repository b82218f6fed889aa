import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Workbook, type Column as WorkbookColumn, type WorkbookOptions } from '#documents/workbook'
import type { Cell, Field, Wording } from '#form_types/kinds/kind'
import { columnNames, type FormType } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { optionLabel } from '#form_types/options'
import { fieldLabel } from '#form_types/words'
import { chunks, columnOf, momentIn } from '#sql/bulk'
import type DocumentRun from '#models/document_run'
import { fileLetter, orderLetters } from '#models/document_run/letters'
import { openRows } from '#models/form/sealed'
import { BIRTH_DATE } from '#models/form/minors'
import { isOnCard, isWithheldRow, masked, sightOfAll, type ListSight } from '#models/form/sight'
import { selectForms, type FormRow } from '#queries/request_selection'
import Permission from '#models/permission'
import Tournament from '#models/tournament'
import Restaurant from '#models/restaurant'
import User from '#models/user'
import { OFFICE_ZONE, ageOn } from '#shared/days'
import { shownState } from '#shared/request_states'
import { countRows } from '#sql/counts'

const PAGE = 1000

const ALWAYS_READ = [
  'id_form',
  'state',
  'withdrawn_at',
  'submitted_at',
  'restricted_at',
  'minor',
  'sealed',
  'key_id',
]

const GUESTS =
  '(select count(*) from forms as guests where guests.id_parent = forms.id) as guest_count'

type Column = WorkbookColumn & { cell(row: FormRow): Cell }

export class FormsExport {
  extension = 'xlsx'
  #formType: FormType

  constructor(private run: DocumentRun) {
    this.#formType = formTypes.get(this.#params.formType)
  }

  get #params() {
    return this.run.paramsOf('forms_export')
  }

  get fileName() {
    const orderedAt = this.run.createdAt.setZone(OFFICE_ZONE)
    return `${this.#formType.key}-${orderedAt.toFormat('yyyy-MM-dd-HHmm')}.xlsx`
  }

  count() {
    return countRows(selectForms(this.#params.selection))
  }

  async write(file: Writable, onProgress: (done: number) => unknown) {
    const workbook = new Workbook(await this.list(onProgress))
    await pipeline(workbook.stream(), file)
  }

  async list(onProgress: (done: number) => unknown = () => {}): Promise<WorkbookOptions> {
    const locale = (await User.find(this.run.userId ?? 0))?.locale ?? 'es'
    const i18n = i18nManager.locale(locale)
    const tournament = await Tournament.find(this.#params.selection.tournamentId ?? 0)
    const sight = await this.#sight()
    const columns = await this.#columns(i18n, tournament, sight)
    return {
      title: i18n.t(`forms.${this.#formType.key}.title`),
      timeZone: tournament?.timeZone ?? OFFICE_ZONE,
      columns,
      rows: this.#rows(columns, sight, onProgress),
    }
  }

  async finished() {
    const { total: rows, isAttachable } = this.run
    const attach = this.#isHarmless && isAttachable
    await orderLetters(this.run, (i18n) =>
      fileLetter('export', { rows, attach, list: i18n.t(`forms.${this.#formType.key}.title`) })
    )
  }

  get #fields() {
    const { listFields, card, allFields } = this.#formType
    const { columns, fields = listFields } = this.#params
    const inView = new Set([...listFields, card.company].filter((name) => fields.includes(name)))
    return Object.entries(allFields).filter(
      ([name, { namedBy }]) => !namedBy && (columns !== 'view' || inView.has(name))
    )
  }

  get #countsGuests() {
    const { columns, fields } = this.#params
    if (!this.#formType.guests) return false
    return columns !== 'view' || !fields || fields.includes('guestCount')
  }

  async #sight(): Promise<ListSight> {
    const { recipients, formType } = this.#params
    return sightOfAll(await User.query().whereIn('id', recipients), formType)
  }

  get #isHarmless() {
    return this.#fields.every(([, { sensitive }]) => !sensitive)
  }

  // Ids first: with keyset paging SQLite would sort all remaining rows for every page.
  async *#rows(columns: Column[], sight: ListSight, onProgress: (done: number) => unknown) {
    const { selection } = this.#params
    const idRows = await selectForms(selection).select('forms.id').orderBy('forms.id')
    const ids = idRows.map(({ id }) => id)
    const isSealed = this.#fields.some(([name, { sealed }]) => sealed || name === BIRTH_DATE)
    let done = 0
    for (const page of chunks(ids, PAGE)) {
      const query = selectForms({ types: selection.types, ids: page })
        .select(this.#rowColumns)
        .orderBy('forms.id')
      if (this.#formType.guests) query.select(db.raw(GUESTS))
      const rows = await query
      if (isSealed)
        await openRows(
          db.connection(),
          rows.filter((row) => !isWithheldRow(sight, row))
        )
      for (const row of rows) yield columns.map(({ cell }) => cell(row))
      done += page.length
      await onProgress(done)
    }
  }

  get #rowColumns() {
    const answers = this.#fields.map(([name]) =>
      columnNames.has(name) ? columnOf(name) : 'detail'
    )
    return [...new Set([...ALWAYS_READ, ...answers])].map((name) => `forms.${name}`)
  }

  async #columns(
    i18n: ReturnType<typeof i18nManager.locale>,
    tournament: Tournament | null,
    sight: ListSight
  ): Promise<Column[]> {
    const permissions = await Permission.query()
    const restaurants = await Restaurant.sortedByName()
    const source = {
      ...tournament?.$attributes,
      permissions,
      restaurants,
    }
    const labels = new Map<string, string>()
    const words: Wording = {
      i18n,
      // Cached, because ICU would format the same label for thousands of rows.
      label(list, value) {
        const key = `${list}:${value}`
        if (!labels.has(key)) labels.set(key, optionLabel(list, value, i18n, source))
        return labels.get(key)!
      },
    }
    const maskedColumn = (column: Column, name: string, { sealed }: Field) => {
      if (name !== BIRTH_DATE) return sealed ? withMask(column) : column
      return ageColumn(heading('age'), tournament?.today ?? DateTime.now().toISODate())
    }
    const heading = (name: string) => i18n.t(`forms.columns.${name}`)
    return [
      { header: heading('idForm'), width: 18, type: 'text', cell: (row) => row.id_form },
      {
        header: heading('state'),
        width: 12,
        type: 'text',
        cell: (row) => i18n.t(`options.states.${shownState(row.state, row.withdrawn_at !== null)}`),
      },
      {
        header: heading('submittedAt'),
        width: 17,
        type: 'datetime',
        cell: (row) => momentIn(row.submitted_at),
      },
      ...this.#fields.map(([name, field]) => {
        const column = workbookColumn(
          name,
          field,
          words,
          fieldLabel(i18n, this.#formType.key, name)
        )
        const seen = sight.isFull ? column : maskedColumn(column, name, field)
        return isOnCard(name) ? seen : withoutWithheld(seen, sight)
      }),
      ...(this.#countsGuests
        ? [
            {
              header: heading('guestCount'),
              width: 10,
              type: 'number' as const,
              cell: (row: FormRow) => Number(row.guest_count),
            },
          ]
        : []),
    ]
  }
}

const withMask = (column: Column): Column => ({
  ...column,
  cell(row) {
    const number = column.cell(row)
    return number === null ? null : masked(String(number))
  },
})

const withoutWithheld = (column: Column, sight: ListSight): Column => ({
  ...column,
  cell: (row) => (isWithheldRow(sight, row) ? null : column.cell(row)),
})

const birthDateIn = ({ birth_date: birthDate }: FormRow) =>
  typeof birthDate === 'string' ? birthDate : null

const ageColumn = (header: string, today: string): Column => ({
  header,
  width: 8,
  type: 'number',
  cell(row) {
    const birthDate = birthDateIn(row)
    return birthDate && ageOn(birthDate, today)
  },
})

function workbookColumn(name: string, field: Field, words: Wording, header: string): Column {
  const column = columnOf(name)
  const inColumn = columnNames.has(name)
  return {
    header,
    width: field.kind.width,
    type: field.kind.cellType,
    cell(row) {
      const value = inColumn ? row[column] : row.detail[name]
      return value === null || value === undefined || value === ''
        ? null
        : field.kind.cell(field.options === 'permissions' ? String(value) : value, field, words)
    },
  }
}
