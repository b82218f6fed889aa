import { megabytes, seconds, times } from '../tools/figures.mjs'
import { inTurns } from '../tools/turns.mjs'
import { measured } from '../tools/process.mjs'

const MAX_TIMES_PDFKIT = 1.5
const MIN_TIMES_FASTER_THAN_REACT = 4
const MAX_MEGABYTES = 220

/** A print run, by our cards, by hand with pdfkit and by @react-pdf/renderer, from the same requests. */
export async function cards({ storages, sizes }) {
  const storage = await storages.with(sizes.lists.at(-1))
  const ids = await storage.photos(sizes.cards)
  const run = storage.printRun(ids, 'lanyard', 'single')
  const draw = (writer) =>
    measured('cards.mjs', [writer, run, storages.file(`${writer}.pdf`)], {
      storage: storage.path,
      asWorker: writer === 'ours',
    })
  const [ours, pdfkit, react] = await inTurns(['ours', 'pdfkit', 'react'], draw)
  const name = `${sizes.cards} cards, both sides, a photo each`
  const slower = ours.seconds / pdfkit.seconds
  const faster = react.seconds / ours.seconds
  return [
    {
      name,
      ours: `${seconds(ours.seconds)}, ${megabytes(ours.memory)}`,
      beside: `pdfkit by hand: ${seconds(pdfkit.seconds)}, ${megabytes(pdfkit.memory)}`,
      ratio: times(slower),
      bound: `${MAX_TIMES_PDFKIT} x, ${megabytes(MAX_MEGABYTES)}`,
      ok: slower <= MAX_TIMES_PDFKIT && ours.memory <= MAX_MEGABYTES,
    },
    {
      name,
      ours: seconds(ours.seconds),
      beside: `@react-pdf/renderer: ${seconds(react.seconds)}, ${megabytes(react.memory)}`,
      ratio: `${times(faster)} faster`,
      bound: `${MIN_TIMES_FASTER_THAN_REACT} x faster`,
      ok: faster >= MIN_TIMES_FASTER_THAN_REACT,
    },
  ]
}
