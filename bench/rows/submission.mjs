import { randomUUID } from 'node:crypto'
import { ms, spread, times } from '../tools/figures.mjs'
import { photo } from '../tools/photo.mjs'
import { startPeer, startServer } from '../tools/process.mjs'
import { Visitor } from '../tools/visitor.mjs'
import { PRESS } from './public_page.mjs'

const photos = [
  { name: 'photo as the page sends it', width: 700, height: 900 },
  // The largest that stays below the limit of 1 MB. It has another shape than a card's photo, so its original is kept.
  { name: 'photo of 4 megapixels', width: 1800, height: 2400 },
]
const WARM = 5

/** A request with a photo, and the same form sent to a bare route, in turns. */
export async function submission({ storages, sizes }) {
  const storage = await storages.with(sizes.lists.at(-1))
  const servers = [
    await startServer(storage.path),
    await startPeer('bare_submission.mjs', storages.file('bare-submissions')),
  ]
  const [ours, bare] = servers.map(({ address }) => new Visitor(address))
  try {
    const day = await firstPressDay(ours)
    const rows = []
    let document = 1_000_000
    for (const { name, ...size } of photos) {
      const image = await photo(size)
      const taken = { ours: [], bare: [] }
      for (let number = 0; number < WARM + sizes.submissions; number++) {
        const form = () => pressForm(image, `SUB${document++}`, day)
        const answers = {
          ours: await ours.submit(PRESS, form()),
          bare: await bare.submit('/', form()),
        }
        for (const [who, { status, location, body, ms: took }] of Object.entries(answers)) {
          if (status !== 302 || !location.endsWith('/gracias'))
            throw new Error(`${who}: ${status} ${location} ${body.slice(0, 300)}`)
          if (number >= WARM) taken[who].push(took)
        }
      }
      const [product, floor] = [spread(taken.ours), spread(taken.bare)]
      rows.push({
        name: `public submission with a ${name}`,
        ours: `p50 ${ms(product.p50)}, p95 ${ms(product.p95)}`,
        beside: `bare route: p50 ${ms(floor.p50)}, p95 ${ms(floor.p95)}`,
        ratio: times(product.p50 / floor.p50),
      })
    }
    return rows
  } finally {
    for (const visitor of [ours, bare]) visitor.close()
    for (const server of servers) await server.stop('SIGKILL')
  }
}

/** A day that the press form offers. */
export async function firstPressDay(visitor) {
  const { body } = await visitor.get(PRESS)
  const [, day] = /"days":\[\{"value":"([\d-]+)"/.exec(body)
  return day
}

/** A press request of somebody with such a document, for a day. */
export function pressForm(image, document, day) {
  const form = new FormData()
  const fields = {
    name: 'Iñaki',
    lastName: 'Łukasz Núñez',
    birthDate: '14/03/1990',
    document,
    idGender: 'man',
    idNationality: 'ES',
    email: 'inaki@example.com',
    cellPhone: '600 123 123',
    media: 'magazine',
    mediaName: 'Diario del Norte',
    validity: 'full',
    acceptPrivacy: 'true',
    nonce: randomUUID(),
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('days[]', day)
  form.append('image', new Blob([image], { type: 'image/jpeg' }), 'yo.jpg')
  return form
}
