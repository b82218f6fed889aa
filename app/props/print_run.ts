import type PrintRun from '#models/print_run'
import type PrintRunRow from '#models/print_run_row'
import { printOutcomeOf } from '#print_runs/rows'

export const printRunRow = (row: PrintRunRow, printRun: PrintRun, times = 0) => ({
  id: row.id,
  position: row.position,
  formId: row.formId,
  type: row.form.type,
  serial: row.card.serial,
  name: row.name,
  company: row.company,
  outcome: printOutcomeOf(row, printRun),
  revokedFor: row.card.revokedFor,
  times,
})
