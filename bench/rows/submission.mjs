import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { ms, spread, times } from '../tools/figures.mjs'
import { photo } from '../tools/photo.mjs'
import { measured, startServer } from '../tools/process.mjs'
import { Visitor } from '../tools/visitor.mjs'
import { PRESS } from './public_page.mjs'

// The largest that stays below the limit of 1 MB.
const LARGE = { width: 1800, height: 2400 }
const WARM = 5

export async function submission({ storages, sizes }) {
  const storage = await storages.with(sizes.lists.at(-1))
  const image = await photo(LARGE)
  const file = storages.file('large.jpg')
  await writeFile(file, image)
  const floor = await measured('photo.mjs', [file, sizes.submissions])

  const server = await startServer(storage.path)
  const visitor = new Visitor(server.address)
  try {
    const day = await firstPressDay(visitor)
    const taken = []
    for (let number = 0; number < WARM + sizes.submissions; number++) {
      const {
        status,
        location,
        ms: took,
        body,
      } = await visitor.submit(PRESS, pressForm(image, `SUB${1_000_000 + number}`, day))
      if (status !== 302 || !location.endsWith('/gracias'))
        throw new Error(`not taken: ${status} ${location} ${body.slice(0, 300)}`)
      if (number >= WARM) taken.push(took)
    }
    const ours = spread(taken)
    return [
      {
        name: 'public submission with a photo of 4 megapixels',
        ours: `p50 ${ms(ours.p50)}, p95 ${ms(ours.p95)}`,
        beside: `photo alone: p50 ${ms(floor.p50)}, p95 ${ms(floor.p95)}`,
        ratio: times(ours.p50 / floor.p50),
      },
    ]
  } finally {
    visitor.close()
    await server.stop('SIGKILL')
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
