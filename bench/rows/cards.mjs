import { megabytes, seconds, times } from '../tools/figures.mjs'
import { inTurns } from '../tools/turns.mjs'
import { measured } from '../tools/process.mjs'

const MOST = 1.5

/** A print run, by our cards and drawn by hand with pdfkit, from the same requests. */
export async function cards({ storages, sizes }) {
  const storage = await storages.with(sizes.lists.at(-1))
  const ids = await storage.portraits(sizes.cards)
  const run = storage.order('cards', { ids, layout: 'lanyard', sheet: 'single', print: false })
  const draw = (writer) =>
    measured('cards.mjs', [writer, run, storages.file(`${writer}.pdf`)], {
      storage: storage.path,
      asWorker: writer === 'ours',
    })
  const [ours, peer] = await inTurns(['ours', 'pdfkit'], draw)
  const ratio = ours.seconds / peer.seconds
  return [
    {
      name: `${sizes.cards} cards, both sides, a photo each`,
      ours: `${seconds(ours.seconds)}, ${megabytes(ours.memory)}`,
      beside: `pdfkit by hand: ${seconds(peer.seconds)}, ${megabytes(peer.memory)}`,
      ratio: times(ratio),
      bound: `${MOST} x`,
      ok: ratio <= MOST,
    },
  ]
}
