import { retention } from '#config/retention'
import type { I18n } from '@adonisjs/i18n'
import { optionLabel } from '#form_types/options'
import { purposes } from '#form_types/purposes'
import { forgottenClasses, type EditionFigures, type RequestCount } from '#models/edition_closing'
import type EditionClosing from '#models/edition_closing'
import type Tournament from '#models/tournament'
import type { State } from '#shared/request_states'
import { nameOf } from '#text/name_of'

const stateWords: Record<State, string> = {
  waiting: 'merchant.states.waiting',
  approved: 'merchant.states.approved',
  rejected: 'merchant.states.rejected',
}

export function closingProps(
  edition: Tournament,
  figures: EditionFigures,
  closing: EditionClosing | null,
  restricted: number,
  i18n: I18n
) {
  const { id, fullName, endsOn, active } = edition
  const { requests, organisations, ledger, removed, answers } = figures
  return {
    edition: { id, name: fullName, endsOn, active },
    closing: closing && {
      at: closing.createdAt.toISO()!,
      by: nameOf(closing.user),
      finishedAt: closing.finishedAt?.toISO() ?? null,
    },
    forgets: forgottenClasses.map((key) => ({ key, count: removed[key] })),
    answers: answers ? purposes.map((key) => ({ key, count: answers[key] })) : [],
    restricted,
    least: retention.smallestOrganisation,
    keeps: {
      total: requests.reduce((sum, { count }) => sum + count, 0),
      types: sumsBy(requests, 'type', (type) => i18n.t(`forms.${type}.title`)),
      states: sumsBy(requests, 'state', (state) => i18n.t(stateWords[state as State])),
      categories: sumsBy(requests, 'category', (category) =>
        category ? optionLabel('categories', category, i18n) : ''
      ),
      requests,
      organisations,
      ledger,
    },
  }
}

function sumsBy(
  rows: RequestCount[],
  key: 'type' | 'state' | 'category',
  label: (value: string) => string
) {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row[key], (sums.get(row[key]) ?? 0) + row.count)
  return [...sums].map(([value, count]) => ({ value, label: label(value), count }))
}
