import type { Group } from '@japa/runner/core'
import db from '@adonisjs/lucid/services/db'
import { gate } from '#config/gate'
import { FormFactory } from '#database/factories/form_factory'
import { Simulator } from '#integrations/skidata/simulator'
import SendAccessOrders from '#jobs/send_access_orders'
import AccessOrder from '#models/access_order'
import { sqlNow } from '#sql/bulk'
import Card from '#models/card'
import type Form from '#models/form'
import Permission from '#models/permission'
import { decideOn } from '#tests/helpers/decisions'
import { openTournaments, reviewer } from '#tests/helpers/world'

/** A gate to talk to over HTTP in every test of the group, one order at a time. */
export function simulatedGate(group: Group) {
  const usual = { ...gate }
  const at = { simulator: new Simulator(), url: '' }
  group.each.setup(async () => {
    at.simulator = new Simulator()
    at.url = await at.simulator.start()
    // A test is one transaction, which cannot do two things at the same time.
    Object.assign(gate, { url: at.url, lines: 1, connectMs: gate.totalMs })
    return async () => {
      Object.assign(gate, usual)
      await at.simulator.stop()
    }
  })
  return at
}

/** Approved requests, each with a chip that is unknown to the gates. */
export async function chipHolders(count = 1, changes: Record<string, unknown> = {}) {
  const { tennis } = await openTournaments()
  // The edition includes today, so the people may enter.
  await tennis.merge({ startsOn: '2024-01-01', endsOn: '2099-12-31' }).save()
  const by = await reviewer()
  const profile = await Permission.create({
    tournamentId: tennis.id,
    name: 'Prensa',
    startsOn: '2024-04-22',
    endsOn: '2099-05-05',
    flags: { 0: 1, 4: 1 },
  })
  const forms: Form[] = await FormFactory.merge({
    tournamentId: tennis.id,
    idPermission: profile.id,
    ...changes,
  }).createMany(count)
  await decideOn(
    forms.map(({ id }) => id),
    'approved',
    by
  )
  const cards = await Card.query().where('state', 'live').orderBy('id')
  for (const [index, card] of cards.entries()) await card.merge({ uid: uidOf(index) }).save()
  return { forms, cards, by, profile, tennis, form: forms[0], card: cards[0] }
}

export const uidOf = (index: number) => `04${index.toString(16).toUpperCase().padStart(12, '0')}`

/** Makes all waiting orders due and sends them. */
export async function sendDue() {
  await AccessOrder.query()
    .where('state', 'pending')
    .update({ nextTryAt: sqlNow(db.connection()) })
  await new SendAccessOrders().perform()
}
