import { megabytes, seconds, times } from '../tools/figures.mjs'
import { inTurns } from '../tools/turns.mjs'
import { measured } from '../tools/process.mjs'

const MOST_OF_PDFKIT = 1.5
const LEAST_OF_REACT = 3
const MEMORY = 300

/** A print run, by our cards and by others who draw the same from the same requests. */
export async function cards({ storages, sizes }) {
  const storage = await storages.with(sizes.lists.at(-1))
  const ids = await storage.portraits(sizes.cards)
  const drawn = (writers, some) => {
    const run = storage.printRun(some, 'lanyard', 'single')
    return inTurns(writers, (writer) =>
      measured('cards.mjs', [writer, run, storages.file(`${writer}.pdf`)], {
        storage: storage.path,
        asWorker: writer === 'ours',
      })
    )
  }
  const [ours, pdfkit] = await drawn(['ours', 'pdfkit'], ids)
  // It takes seconds for each card, and more than four gigabytes for a thousand.
  const few = ids.slice(0, sizes.fewCards)
  const [oursOfFew, react] = await drawn(['ours', 'react'], few)
  const name = (all) => `${all.length} cards, both sides, a photo each`
  const slower = ours.seconds / pdfkit.seconds
  const faster = react.seconds / oursOfFew.seconds
  return [
    {
      name: name(ids),
      ours: `${seconds(ours.seconds)}, ${megabytes(ours.memory)}`,
      beside: `pdfkit by hand: ${seconds(pdfkit.seconds)}, ${megabytes(pdfkit.memory)}`,
      ratio: times(slower),
      bound: `${MOST_OF_PDFKIT} x, ${megabytes(MEMORY)}`,
      ok: slower <= MOST_OF_PDFKIT && ours.memory <= MEMORY,
    },
    {
      name: name(few),
      ours: seconds(oursOfFew.seconds),
      beside: `@react-pdf/renderer: ${seconds(react.seconds)}, ${megabytes(react.memory)}`,
      ratio: `${times(faster)} faster`,
      bound: `${LEAST_OF_REACT} x faster`,
      ok: faster >= LEAST_OF_REACT,
    },
  ]
}
