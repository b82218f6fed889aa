import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Cover } from '#documents/card_sheet'
import type PrintRun from '#models/print_run'
import type { CardList } from '#models/print_run'
import Tournament from '#models/tournament'
import { formatMoment } from '#text/moments'

export async function coverOf(printRun: PrintRun): Promise<Cover> {
  const both = (key: string, values: object = {}) => inBothLanguages((i18n) => t(i18n, key, values))
  const tournament = await Tournament.query()
    .whereIn('id', db.from('cards').whereIn('id', cardsOf(printRun)).select('tournament_id'))
    .first()
  const order: [string, 'asc' | 'desc'] =
    printRun.sort === 'company' ? ['first', 'asc'] : ['count', 'desc']
  const groups = await db
    .from('card_batch_rows')
    .where('batch_id', printRun.id)
    .groupBy('company')
    .min('position as first')
    .select('company')
    .count('* as count')
    .orderBy(...order)
    .orderBy('company')
  return {
    title: both('number', { id: String(printRun.id) }),
    lines: [
      { label: both('count'), text: String(printRun.total) },
      { label: both('what'), text: inBothLanguages((i18n) => listWords(i18n, printRun.selection)) },
      { label: both('who'), text: printRun.user?.name ?? both('nobody') },
      { label: both('when'), text: formatMoment(printRun.createdAt, tournament?.timeZone) },
      { label: both('sort'), text: both(`sorts.${printRun.sort ?? 'asked'}`) },
      { label: both('layout'), text: both(`layouts.${printRun.layout}`) },
      { label: both('sheet'), text: both(`sheets.${printRun.sheet}`) },
    ],
    heading: both('groups'),
    groups: groups.map(({ company, count }) => ({
      name: company ?? both('none'),
      count,
    })),
    more: (count) => both('more', { count }),
  }
}

export function listWords(i18n: I18n, { list, search, only }: CardList): string {
  const title =
    list && list !== 'system' ? i18n.t(`forms.${list}.title`) : t(i18n, `lists.${list ?? 'chosen'}`)
  return [title, only && t(i18n, `only.${only}`), search].filter(Boolean).join(', ')
}

const cardsOf = ({ id }: PrintRun) =>
  db.from('card_batch_rows').where('batch_id', id).select('card_id')

const t = (i18n: I18n, key: string, values: object = {}) => i18n.t(`forms.card.run.${key}`, values)

function inBothLanguages(words: (i18n: I18n) => string): string {
  const [es, en] = ['es', 'en'].map((locale) => words(i18nManager.locale(locale)))
  return es === en ? es : `${es} / ${en}`
}
