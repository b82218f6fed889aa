import { count, megabytes, seconds, times } from '../tools/figures.mjs'
import { inTurns } from '../tools/turns.mjs'
import { measured } from '../tools/process.mjs'

const MOST = { ratio: 1.5, memory: 300 }

/** A list as a workbook, by our writer and by ExcelJS's, from the same rows. */
export async function exports({ storages, sizes }) {
  const rows = []
  for (const size of sizes.exports) {
    const storage = await storages.with(size)
    const selection = { types: ['press'], tournamentId: storage.tournamentId }
    const run = storage.order('forms_export', { formType: 'press', selection, recipients: [1] })
    const write = (writer) =>
      measured('export.mjs', [writer, run, storages.file(`${writer}-${size}.xlsx`)], {
        storage: storage.path,
        asWorker: writer === 'ours',
      })
    const [ours, peer] = await inTurns(['ours', 'exceljs'], write)
    const ratio = ours.seconds / peer.seconds
    rows.push({
      name: `export of ${count(size)} requests`,
      ours: `${seconds(ours.seconds)}, ${megabytes(ours.memory)}`,
      beside: `ExcelJS stream: ${seconds(peer.seconds)}, ${megabytes(peer.memory)}`,
      ratio: times(ratio),
      bound: `${MOST.ratio} x, < ${MOST.memory} MB`,
      ok: ratio <= MOST.ratio && ours.memory < MOST.memory,
    })
  }
  return rows
}
