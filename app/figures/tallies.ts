import type { I18n } from '@adonisjs/i18n'
import db from '@adonisjs/lucid/services/db'
import type { FormType } from '#form_types/define'
import { facetList, facetValues } from '#form_types/facets'
import { tallies, type Field, type Tally } from '#form_types/kinds/kind'
import type { OptionSource } from '#form_types/lists'
import { optionLabel } from '#form_types/options'
import { shortLabel } from '#form_types/words'
import { cachedFigure } from '#figures/cached_figure'
import type Tournament from '#models/tournament'
import { isDay } from '#shared/days'

type Tallied = { approved: number; waiting: number }

export type TallyTable = {
  name: string
  tally: Tally
  title: string
  /** Whether each person answers once, so that the sum counts people. */
  sums: boolean
  types: { type: string; title: string }[]
  rows: { label: string; field: string; value: string; cells: (Tallied | null)[] }[]
}

type CountedQuestion = { type: FormType; name: string; field: Field }

export async function tallyTables(
  edition: Tournament,
  types: FormType[],
  i18n: I18n
): Promise<TallyTable[]> {
  const counts = await answerCounts(
    edition.id,
    types.map(({ key }) => key)
  )
  return tallies.flatMap((tally) => {
    const byTable = Map.groupBy(
      types.flatMap((type) => questionsOf(type, tally)),
      ({ name, field }) => (facetList(field) ? name : tally)
    )
    return [...byTable].map(([name, questions]) => {
      const askingTypes = [...new Set(questions.map(({ type }) => type))]
      const isOfChoices = Boolean(facetList(questions[0].field))
      const answers = isOfChoices ? choicesOf(questions, edition, i18n) : yesNoOf(questions, i18n)
      return {
        name,
        tally,
        title: isOfChoices ? labelOf(questions[0], i18n) : i18n.t(`merchant.tallies.${tally}`),
        sums: questions.every(({ field }) => field.kind.key === 'choice'),
        types: askingTypes.map(({ key }) => ({ type: key, title: i18n.t(`forms.${key}.title`) })),
        rows: answers.map(({ label, field, value }) => ({
          label,
          field,
          value,
          cells: askingTypes.map((type) => {
            const question = questions.find((asked) => asked.type === type && asked.name === field)
            if (!question || !facetValues(question.field, edition).includes(value)) return null
            return counts[`${type.key};${field}=${value}`] ?? { approved: 0, waiting: 0 }
          }),
        })),
      }
    })
  })
}

const questionsOf = (type: FormType, tally: Tally): CountedQuestion[] =>
  Object.entries(type.allFields)
    .filter(([, field]) => field.counted === tally)
    .map(([name, field]) => ({ type, name, field }))

const labelOf = ({ type, name }: CountedQuestion, i18n: I18n) => shortLabel(i18n, type.key, name)

function choicesOf(questions: CountedQuestion[], source: OptionSource, i18n: I18n) {
  const lists = questions
    .map(({ field }) => ({ list: facetList(field)!, values: facetValues(field, source) }))
    .toSorted((a, b) => b.values.length - a.values.length)
  const labels = new Map<string, string>()
  for (const { list, values } of lists)
    for (const value of values)
      if (!labels.has(value)) labels.set(value, optionLabel(list, value, i18n, source))
  const rows = [...labels].map(([value, label]) => ({ label, field: questions[0].name, value }))
  return rows.every(({ value }) => isDay(value))
    ? rows.toSorted((a, b) => a.value.localeCompare(b.value))
    : rows
}

function yesNoOf(questions: CountedQuestion[], i18n: I18n) {
  const labels = new Map(questions.map((question) => [question.name, labelOf(question, i18n)]))
  return [...labels].map(([field, label]) => ({ label, field, value: '1' }))
}

type FacetRow = { type: string; state: keyof Tallied; facets: string; count: number }

/** By keys like `press;media=radio`, read from the facets, so that counts and lists agree. */
function answerCounts(tournamentId: number, types: string[]) {
  return cachedFigure(['answers', tournamentId, types.join()], async () => {
    const rows: FacetRow[] = await db
      .from('forms')
      .where('tournament_id', tournamentId)
      .whereIn('type', types)
      .whereIn('state', ['approved', 'waiting'])
      .where('facets', '>', '')
      .groupBy('type', 'state', 'facets')
      .select('type', 'state', 'facets')
      .count('* as count')
    const counts: Record<string, Tallied> = {}
    for (const { type, state, facets, count } of rows)
      for (const facet of facets.split(';')) {
        const answer = (counts[`${type};${facet}`] ??= { approved: 0, waiting: 0 })
        answer[state] += count
      }
    return counts
  })
}
