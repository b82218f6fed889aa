import sharp from 'sharp'
import Pickup from '#models/pickup'
import { candidatesOf } from '#pickups/candidates'
import { makeList, type Collector } from '#pickups/make_list'
import { obstaclesTo } from '#pickups/obstacles'
import { signList } from '#pickups/sign_list'
import Form from '#models/form'
import type Tournament from '#models/tournament'
import User from '#models/user'

/** Collectors, their numbers of cards, and whether they have signed. */
const collectors: { collector: Collector; cards: number; signed: boolean }[] = [
  {
    collector: {
      name: 'Nieves',
      lastname: 'Recogida Ejemplo',
      type: 'company',
      phone: '+34600700701',
      email: 'nieves.recogida@example.com',
      observations: 'Recoge para su redacción.',
    },
    cards: 3,
    signed: true,
  },
  {
    collector: { name: 'Pau', lastname: 'Solitario Ejemplo', type: 'person' },
    cards: 1,
    signed: true,
  },
  {
    collector: {
      name: 'Olga',
      lastname: 'Pendiente Ejemplo',
      type: 'group',
      phone: '+34600700702',
      observations: 'Vuelve por la tarde con las autorizaciones.',
    },
    cards: 2,
    signed: false,
  },
]

/** Cards that were handed out against a signature, and a list that waits for one. */
export async function seedPickups(tennis: Tournament) {
  const by = await User.findBy('email', 'coordinator@example.com')
  if (!by || (await Pickup.first())) return
  const collectable = await collectableForms(tennis, by)
  for (const { collector, cards, signed } of collectors) {
    const forms = collectable.splice(0, cards)
    if (forms.length < cards) return
    const list = await makeList(collector, forms, by)
    if (signed) await signList(list, { png: await drawnSignature(list.id), by, locale: 'es' })
  }
}

/** Requests whose printed card can be handed out. */
async function collectableForms(tennis: Tournament, by: User): Promise<number[]> {
  const printed = await Form.query()
    .where({ tournamentId: tennis.id, state: 'approved' })
    .whereHas('card', (card) => card.whereNotNull('printedAt').whereNull('collectedAt'))
    .orderBy('id')
    .limit(60)
    .select('id')
  const candidates = [...(await candidatesOf(printed.map(({ id }) => id))).values()]
  const obstacles = await obstaclesTo(candidates, { reader: by })
  return candidates.filter((candidate) => !obstacles.has(candidate)).map(({ form }) => form.id)
}

/** An invented signature. */
function drawnSignature(number: number): Promise<Buffer> {
  const turn = 30 + (number % 5) * 12
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="220">
    <rect width="600" height="220" fill="#ffffff"/>
    <path d="M40 150 C90 ${turn} 120 40 130 120 S150 190 190 110 S240 60 250 130 S300 ${180 - turn} 330 120
      S380 80 400 130 S470 160 560 ${turn + 20} M60 180 Q300 150 520 176"
      fill="none" stroke="#222222" stroke-width="5" stroke-linecap="round"/></svg>`
  return sharp(Buffer.from(svg)).greyscale().png().toBuffer()
}
