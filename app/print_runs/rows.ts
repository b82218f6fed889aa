import { timesPrinted } from '#models/card/print_mark'
import type PrintRun from '#models/print_run'
import PrintRunRow from '#models/print_run_row'

const PER_PAGE = 100

type PrintOutcome =
  'waiting' | 'leftOut' | 'freed' | 'printed' | 'reprinted' | 'stale' | 'collected' | 'dead'

const rowsOf = (printRun: PrintRun) =>
  PrintRunRow.query()
    .where({ batchId: printRun.id })
    .preload('card')
    .preload('form', (form) => form.select('id', 'type'))
    .orderBy('position')

export async function rowPage(printRun: PrintRun, page: number) {
  const rows = await rowsOf(printRun).paginate(page, PER_PAGE)
  const times = await timesPrinted(rows.all().map(({ formId }) => formId))
  return { rows, times }
}

/** Revoked cards that were printed and not collected: they must not be handed out. */
export async function deadRows(printRun: PrintRun) {
  if (!printRun.confirmedAt) return { rows: [], total: 0 }
  const rows = await rowsOf(printRun)
    .whereNotNull('printHash')
    .whereHas('card', (card) => card.where('state', 'revoked').whereNull('collectedAt'))
    .paginate(1, PER_PAGE)
  return { rows: rows.all(), total: rows.total }
}

/** The card of the row and the document run of the print run must be loaded. */
export function printOutcomeOf({ card, printHash }: PrintRunRow, printRun: PrintRun): PrintOutcome {
  const hasFile = ['open', 'printed', 'rolled_back'].includes(printRun.stage)
  if (card.state === 'revoked') return printHash || !hasFile ? 'dead' : 'leftOut'
  if (printRun.state === 'open') return hasFile && !printHash ? 'leftOut' : 'waiting'
  if (!printRun.confirmedAt) return 'freed'
  if (!printHash) return 'leftOut'
  if (card.collectedAt) return 'collected'
  if (card.batchId !== printRun.id) return 'reprinted'
  return card.stale ? 'stale' : 'printed'
}
