import type { I18n } from '@adonisjs/i18n'
import type { Cell, Column, WorkbookOptions } from '#documents/workbook'
import type { RestaurantSettlement } from '#meals/settlement'
import { midnightOf } from '#shared/days'

export function settlementWorkbook(
  { restaurant, day, lines, total, scope }: RestaurantSettlement,
  i18n: I18n
): WorkbookOptions {
  const t = (key: string) => i18n.t(`restaurants.settlement.${key}`)
  const text = (header: string, width: number): Column => ({ header, width, type: 'text' })
  const number = (header: string): Column => ({ header, width: 12, type: 'number' })
  const rowOf = (...cells: Cell[]) => [restaurant.name, midnightOf(day), ...cells]
  return {
    title: `${restaurant.name} ${day}`,
    columns: [
      text(t('restaurant'), 20),
      { header: t('day'), width: 12, type: 'date' },
      text(t('meal'), 16),
      text(t('type'), 12),
      text(t('user'), 28),
      number(t('charges')),
      number(t('undone')),
      number(t('credits')),
      { header: t('amount'), width: 14, type: 'money' },
    ],
    rows: [
      ...lines.map(({ meal, kind, user, charges, undone, credits, amount }) =>
        rowOf(
          i18n.t(`restaurants.log.meals.${meal ?? 'none'}`),
          i18n.t(`restaurants.log.kinds.${kind}`),
          user ?? t('nobody'),
          ...[charges, undone, kind === 'credits' ? credits : null],
          kind === 'amount' ? amount : null
        )
      ),
      rowOf(t('total'), null, null, total.charges, total.undone, total.credits, total.amount),
      ...(scope.types ? [rowOf(t('partial'))] : []),
    ],
  }
}
