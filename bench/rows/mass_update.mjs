import { count, ms, perSecond, seconds, spread } from '../tools/figures.mjs'
import { PASSWORD, startServer } from '../tools/process.mjs'
import { Visitor } from '../tools/visitor.mjs'

const MAX_P95_MS = 300
const WARM = 3
const UPDATE = '/merchant/config/bycategory'

/** One value for all requests of some media: first told, then written in one transaction. */
export async function massUpdate({ storages, sizes }) {
  const storage = storages.copyOf(await storages.with(sizes.lists.at(-1)))
  const server = await startServer(storage.path)
  const visitor = await new Visitor(server.address).login('admin@example.com', PASSWORD)
  const send = async (definition) => {
    const answer = await visitor.post(UPDATE, {
      resetColumn: 'credits',
      resetValue: '77',
      ...definition,
    })
    if (![200, 302].includes(answer.status))
      throw new Error(`${answer.status} ${answer.body.slice(0, 300)}`)
    return answer
  }
  const rows = []
  try {
    for (const [sourceColumn, sourceValues] of [
      ['type', 'press'],
      ['media', 'radio,magazine'],
      ['company', 'Tele Ribera'],
    ]) {
      const taken = []
      for (let time = 0; time < WARM + sizes.previews; time++) {
        const { ms: took } = await send({ sourceColumn, sourceValues, preview: true })
        if (time >= WARM) taken.push(took)
      }
      const { p50, p95 } = spread(taken)
      rows.push({
        name: `preview of a mass update by ${sourceColumn}`,
        ours: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
        bound: `p95 < ${MAX_P95_MS} ms`,
        ok: p95 < MAX_P95_MS,
      })
    }
    const { ms: took } = await send({ sourceColumn: 'media', sourceValues: 'radio' })
    const changed = storage.changed()
    if (changed === 0) throw new Error('nothing was changed')
    rows.push({
      name: `mass update of ${count(changed)} requests`,
      ours: `${seconds(took / 1000)}, ${perSecond(changed / (took / 1000))}`,
    })
  } finally {
    visitor.close()
    await server.stop('SIGKILL')
  }
  return rows
}
