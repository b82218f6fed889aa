import type { I18n } from '@adonisjs/i18n'
import { balances } from '#money/balances'
import type CreditReset from '#models/credit_reset'
import { updateLists } from '#props/update_lists'
import type { updateSource } from '#validators/mass_update'

type Source = Awaited<ReturnType<typeof updateSource>>

export function creditResetLists(source: Source, i18n: I18n) {
  const { columns, targets, options } = updateLists(source, i18n)
  return {
    columns,
    targets: targets.filter(({ value }) => balances.some((balance) => balance === value)),
    options,
  }
}

export function creditResetRow(reset: CreditReset, source: Source, i18n: I18n) {
  const { columns, targets } = updateLists(source, i18n)
  const column = columns.find(({ value }) => value === reset.sourceColumn)
  const words = reset.sourceValues
    .split(',')
    .map((value) => column?.values?.find((option) => option.value === value)?.label ?? value)
  return {
    id: reset.id,
    name: reset.name,
    sourceColumn: reset.sourceColumn,
    sourceValues: reset.sourceValues,
    resetColumn: reset.resetColumn,
    resetValue: reset.resetValue,
    dailyAt: reset.dailyAt,
    lastDay: reset.lastDay,
    people: `${column?.label ?? reset.sourceColumn}: ${words.join(', ')}`,
    balance: targets.find(({ value }) => value === reset.resetColumn)?.label ?? reset.resetColumn,
  }
}
