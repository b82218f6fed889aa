import { megabytes, seconds, times } from '../tools/figures.mjs'
import { inTurns } from '../tools/turns.mjs'
import { measured } from '../tools/process.mjs'

const MOST_OF_PDFKIT = 1.5
const LEAST_OF_REACT = 4
const MEMORY = 220

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
      bound: `${MOST_OF_PDFKIT} x, ${megabytes(MEMORY)}`,
      ok: slower <= MOST_OF_PDFKIT && ours.memory <= MEMORY,
    },
    {
      name,
      ours: seconds(ours.seconds),
      beside: `@react-pdf/renderer: ${seconds(react.seconds)}, ${megabytes(react.memory)}`,
      ratio: `${times(faster)} faster`,
      bound: `${LEAST_OF_REACT} x faster`,
      ok: faster >= LEAST_OF_REACT,
    },
  ]
}
