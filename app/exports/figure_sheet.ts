import type { I18n } from '@adonisjs/i18n'
import type { Column, WorkbookOptions } from '#documents/workbook'
import type { FormType } from '#form_types/define'
import { countsByType } from '#figures/request_counts'
import { mealsOf, overviewOf } from '#figures/overview'
import { tallyTables, type TallyTable } from '#figures/tallies'
import type Tournament from '#models/tournament'
import { midnightOf } from '#shared/days'
import { states } from '#shared/request_states'

type SheetContext = {
  edition: Tournament
  types: FormType[]
  state: 'approved' | 'waiting' | 'all'
  i18n: I18n
}

const text = (header: string, width = 32): Column => ({ header, width, type: 'text' })
const number = (header: string): Column => ({ header, width: 16, type: 'number' })
const date = (header: string): Column => ({ header, width: 14, type: 'date' })

export async function figureSheet(
  name: string,
  about: SheetContext
): Promise<WorkbookOptions | null> {
  if (Object.hasOwn(dashboardTables, name)) return dashboardTables[name](about)
  const tables = await tallyTables(about.edition, about.types, about.i18n)
  const table = tables.find((candidate) => candidate.name === name)
  return table ? tallySheet(table, about) : null
}

function tallySheet({ title, types, rows, sums }: TallyTable, { state, i18n }: SheetContext) {
  const shownStates = state === 'all' ? (['approved', 'waiting'] as const) : [state]
  return {
    title,
    columns: [
      text(title),
      ...types.flatMap((type) =>
        shownStates.map((shown) => number(`${type.title}: ${i18n.t(`merchant.states.${shown}`)}`))
      ),
      ...(sums ? [number(i18n.t('merchant.tallies.total'))] : []),
    ],
    rows: rows.map(({ label, cells }) => {
      const counts = cells.flatMap((cell) => shownStates.map((shown) => cell?.[shown] ?? null))
      return [label, ...counts, ...(sums ? [sum(counts)] : [])]
    }),
  }
}

const sum = (counts: (number | null)[]) =>
  counts.reduce<number>((total, count) => total + (count ?? 0), 0)

const dashboardTables: Record<string, (about: SheetContext) => Promise<WorkbookOptions>> = {
  async states({ types, i18n }) {
    const counts = await countsByType()
    return {
      title: i18n.t('merchant.dashboard.states.title'),
      columns: [
        text(i18n.t('merchant.dashboard.form')),
        ...states.map((state) => number(i18n.t(`merchant.states.${state}`))),
      ],
      rows: types.map(({ key }) => [
        i18n.t(`forms.${key}.title`),
        ...states.map((state) => counts[key]?.[state] ?? 0),
      ]),
    }
  },

  async requests(about) {
    const { types, i18n } = about
    const { byDay } = await overview(about)
    return {
      title: i18n.t('merchant.dashboard.days.title'),
      columns: [
        date(i18n.t('merchant.dashboard.day')),
        ...types.map(({ key }) => number(i18n.t(`forms.${key}.title`))),
      ],
      rows: byDay.map((row) => [midnightOf(row.day), ...types.map(({ key }) => row[key])]),
    }
  },

  async ages(about) {
    const { types, i18n } = about
    const { ages } = await overview(about)
    return {
      title: i18n.t('merchant.dashboard.ages.title'),
      columns: [
        text(i18n.t('merchant.dashboard.form')),
        ...['0', '1', '2', '3'].map((age) =>
          number(i18n.t(`merchant.dashboard.ages.within.${age}`))
        ),
      ],
      rows: types.map(({ key }) => [
        i18n.t(`forms.${key}.title`),
        ...(ages.find(({ type }) => type === key)?.counts ?? [0, 0, 0, 0]),
      ]),
    }
  },

  async decisions(about) {
    const { i18n } = about
    const { decisions } = await overview(about)
    return {
      title: i18n.t('merchant.dashboard.decisions.title'),
      columns: [
        date(i18n.t('merchant.dashboard.day')),
        number(i18n.t('merchant.states.approved')),
        number(i18n.t('merchant.states.rejected')),
      ],
      rows: decisions.map(({ day, approved, rejected }) => [midnightOf(day), approved, rejected]),
    }
  },

  async expected(about) {
    const { edition, i18n } = about
    const { expected } = await overview(about)
    return {
      title: i18n.t('merchant.dashboard.expected.title'),
      columns: [
        date(i18n.t('merchant.dashboard.day')),
        number(i18n.t('merchant.dashboard.expected.people')),
        ...expected.zones.map((code) =>
          number(`${code} ${i18n.t(`options.zones.${edition.sport}.${code}`)}`)
        ),
      ],
      rows: expected.days.map(({ day, total, counts }) => [midnightOf(day), total, ...counts]),
    }
  },

  async restaurants(about) {
    const { i18n } = about
    const { restaurants } = await overview(about)
    return {
      title: i18n.t('merchant.dashboard.restaurants.title'),
      columns: [
        text(i18n.t('merchant.dashboard.restaurants.name')),
        number(i18n.t('merchant.dashboard.restaurants.people')),
        number(i18n.t('merchant.dashboard.restaurants.credits')),
      ],
      rows: restaurants.map(({ name, people, credits }) => [name, people, credits]),
    }
  },

  async meals({ edition, types, i18n }) {
    const { restaurants, days } = await mealsOf(edition, keysOf(types))
    return {
      title: i18n.t('merchant.tallies.meals'),
      columns: [
        date(i18n.t('merchant.dashboard.day')),
        ...restaurants.map(({ name }) => number(name)),
      ],
      rows: days.map(({ day, counts }) => [midnightOf(day), ...counts]),
    }
  },
}

const keysOf = (types: FormType[]) => types.map(({ key }) => key)
const overview = ({ edition, types }: SheetContext) => overviewOf(edition, keysOf(types))
