import { count, megabytes, seconds, times } from '../tools/figures.mjs'
import { inTurns } from '../tools/turns.mjs'
import { measured } from '../tools/process.mjs'

/** Of ExcelJS's time, of the floor's time, megabytes. */
const MAX = { peer: 0.5, floor: 4, memory: 250 }

/**
 * A list as a workbook, by our writer and by ExcelJS's, from the same rows. The floor compresses the
 * same text.
 */
export async function exports({ storages, sizes }) {
  const rows = []
  for (const size of [...sizes.exports, ...sizes.million]) {
    const storage = await storages.with(size)
    const selection = { types: ['press'], tournamentId: storage.tournamentId }
    const run = storage.order('forms_export', { formType: 'press', selection, recipients: [1] })
    const write = (writer) =>
      measured('export.mjs', [writer, run, storages.file(`${writer}-${size}.xlsx`)], {
        storage: storage.path,
        asWorker: writer === 'ours',
      })
    const [ours, peer] = await inTurns(['ours', 'exceljs'], write)
    const [floor] = await inTurns(['deflated'], (name) =>
      measured('deflate.mjs', [
        storages.file(`ours-${size}.xlsx`),
        storages.file(`${name}-${size}`),
      ])
    )
    const name = `export of ${count(size)} requests`
    const slower = ours.seconds / floor.seconds
    rows.push(
      {
        name,
        ours: `${seconds(ours.seconds)}, ${megabytes(ours.memory)}`,
        beside: `ExcelJS stream: ${seconds(peer.seconds)}, ${megabytes(peer.memory)}`,
        ratio: times(ours.seconds / peer.seconds),
        bound: `${MAX.peer} x, < ${MAX.memory} MB`,
        ok: ours.seconds / peer.seconds <= MAX.peer && ours.memory < MAX.memory,
      },
      {
        name,
        ours: seconds(ours.seconds),
        beside: `deflating the same XML: ${seconds(floor.seconds)}`,
        ratio: times(slower),
        bound: `${MAX.floor} x`,
        ok: slower <= MAX.floor,
      }
    )
  }
  return rows
}
