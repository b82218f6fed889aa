import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import fc from 'fast-check'
import { FormFactory } from '#database/factories/form_factory'
import BulkChange from '#models/bulk_change'
import Card from '#models/card'
import CreditReset from '#models/credit_reset'
import type DefaultPlayer from '#models/default_player'
import { maxPlacesOf, placesTakenBy } from '#models/default_player/allowance'
import Form from '#models/form'
import LedgerEntry from '#models/ledger_entry'
import Restaurant from '#models/restaurant'
import Tournament from '#models/tournament'
import type User from '#models/user'
import { statusTokenOf } from '#text/secrets'
import { abilityOfRoute, everybody, holders, people, type Person } from '#tests/helpers/office'
import { decideOn } from '#tests/helpers/decisions'
import { sendForm } from '#tests/helpers/forms'
import { guest, member, sendMember } from '#tests/helpers/players'
import { atLunch } from '#tests/helpers/restaurants'
import { seedFor } from '#tests/helpers/seed'
import { memberOf } from '#tests/helpers/teams'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

const STEPS = 120

type Actor = {
  name: string
  user: User
  kind: Person
  /** Form types and minors that the user does not see are refused. */
  isLimited?: boolean
}

type World = {
  client: ApiClient
  actors: Actor[]
  restaurant: Restaurant
  player: DefaultPlayer
  reset: CreditReset
  /** The latest bulk change. */
  change: number
}

/** Chooses by the numbers that were drawn for a step. */
type Choice = {
  form: Form
  other: Form
  pick<Value>(...values: Value[]): Value
  /** Of a document. */
  number: number
  world: World
}

type Sent = { method?: 'get' | 'post' | 'put' | 'delete'; path: string; body?: object }

const desk = ({ form }: Choice, verb = '') => `/merchant/mform/${form.type}/${form.id}${verb}`

/** Something that people of the office do, by the name of its route. */
const deeds: Record<string, (choice: Choice) => Sent> = {
  'forms.state': (of) => ({
    path: desk(of, '/changestate'),
    body: { state: of.pick('approved', 'rejected', 'waiting'), reason: 'Por turno' },
  }),
  'forms.states.batch': (of) => ({
    path: `/merchant/mform/${of.form.type}/changestate`,
    body: {
      ids: [of.form.id, of.other.id, 999_999],
      state: of.pick('approved', 'rejected'),
      reason: of.pick(null, 'Por turno'),
      ...of.pick({}, { only: 'clear' }),
    },
  }),
  'changes.undo': ({ world: { change } }) => ({ path: `/merchant/mform/changes/${change}/undo` }),
  'forms.balance': (of) => ({
    path: desk(of, '/credits'),
    body: { ...of.pick({ credits: 3 }, { credits: 0 }, { amount: '4,50' }), reason: 'Prueba' },
  }),
  'forms.ask_changes': (of) => ({
    path: desk(of, '/askchanges'),
    body: { fields: ['image'], message: 'Otra foto' },
  }),
  'forms.move': (of) => ({ path: desk(of, '/move'), body: { form: of.pick('free', 'press') } }),
  'forms.notes.store': (of) => ({ path: desk(of, '/notes'), body: { text: 'Nota' } }),
  'forms.guest_links.store': (of) => ({ path: desk(of, '/guestlinks'), body: {} }),
  'card_reissues.store': (of) => ({
    path: `/merchant/system/${of.form.id}/reissue`,
    body: { reason: of.pick('lost', 'damaged') },
  }),
  'rfid_tags.store': (of) => ({
    path: `/merchant/system/${of.form.id}/rfid`,
    body: { rfid: of.pick('04C43BC21C2680', '04AABBCCDD1180', '1C78F2BF') },
  }),
  'skidata.block': (of) => ({ path: `/merchant/skidata/${of.form.id}/block` }),
  'skidata.unblock': (of) => ({ path: `/merchant/skidata/${of.form.id}/unblock` }),
  'cards.index': (of) => ({
    method: 'get',
    path: `/merchant/system/pdfs?ids=${of.form.id},${of.other.id}&print=true`,
  }),
  'restaurant_charges.update': (of) => ({
    method: 'put',
    path: `/merchant/restaurants/restaurant/${of.form.id}`,
    body: {
      restaurant: of.world.restaurant.id,
      nonce: randomUUID(),
      ...of.pick({ type: 'credit', amount: 2 }, { type: 'amount', amount: '3,10' }),
    },
  }),
  'scans.store': (of) => ({
    path: '/merchant/scan',
    body: { scan: of.form.idForm, zone: of.pick('1', '4', '9') },
  }),
  'credit_resets.run': ({ world: { reset } }) => ({
    path: `/merchant/config/resetCredits/${reset.id}/run`,
  }),
  'mass_updates.by_category': (of) => ({
    path: '/merchant/config/bycategory',
    body: {
      ...{ sourceColumn: 'type', sourceValues: of.form.type },
      ...of.pick(
        { resetColumn: 'credits', resetValue: '5' },
        { resetColumn: 'color', resetValue: '#aabbcc' }
      ),
    },
  }),
  'people.restrict': (of) => ({
    path: `/merchant/people/${of.form.id}/restrict`,
    body: { reason: 'Lo pidió', message: 'Hecho' },
  }),
  'people.lift': (of) => ({
    path: `/merchant/people/${of.form.id}/lift`,
    body: { message: 'Hecho' },
  }),
  'people.erase': (of) => ({ path: `/merchant/people/${of.form.id}/erase` }),
  'blacklist.store': (of) => ({
    path: '/merchant/config/blacklist',
    body: {
      ...{ name: of.form.name, lastName: of.form.lastName },
      ...{ reason: 'Prueba', reviewOn: '2030-01-01' },
    },
  }),
  'users.destroy': () => ({ method: 'delete', path: '/merchant/config/user/999999' }),
}

/** What ends a request, or keeps it from most deeds. */
const seldom = ['people.restrict', 'people.erase', 'blacklist.store', 'a request is withdrawn']

/** Deeds about requests that were approved. */
const needsCard = /^(card|rfid|skidata|restaurant|scans)/

/** Pages that show requests, by the name of their route. */
const pages: Record<string, (choice: Choice) => Sent> = Object.fromEntries(
  Object.entries({
    'dashboard': () => '/merchant',
    'forms.index': ({ form }: Choice) => `/merchant/mform/${form.type}`,
    'forms.show': (of: Choice) => desk(of),
    'forms.edit': (of: Choice) => desk(of, '/edit'),
    'systems.index': () => '/merchant/system',
    'systems.edit': ({ form }: Choice) => `/merchant/system/${form.id}/edit`,
    'search': ({ form }: Choice) => `/merchant/search?q=${encodeURIComponent(form.lastName)}`,
    'lists.ballboys': () => '/merchant/ballboys',
    'lists.tutors': () => '/merchant/tutors',
    'lists.guests': () => '/merchant/guests',
    'previews.show': ({ form }: Choice) => `/merchant/preview?form=${form.id}`,
    'people.show': ({ form }: Choice) => `/merchant/people/${form.id}`,
    'gate.index': () => '/merchant/gate',
    'changes.index': () => '/merchant/changes',
    'history.index': () => '/merchant/config/history',
    'restaurant_logs.index': () => '/merchant/restaurantlog',
    'access.index': () => '/merchant/access',
  }).map(([name, pathOf]) => [name, (of: Choice) => ({ method: 'get' as const, path: pathOf(of) })])
)

/** Something that applicants do. */
const applications: Record<string, (choice: Choice) => Promise<ApiResponse>> = {
  'a request is withdrawn': ({ form, world: { client } }) =>
    client
      .delete(`/solicitudes/${statusTokenOf(form)}`)
      .header('accept', 'application/json')
      .withCsrfToken(),
  'a request arrives': ({ number, world: { client } }) =>
    sendForm(client, '/forms/prensa', pressAnswers({ document: `PAS${number}` })),
  'a team grows': ({ pick, world: { client, player } }) =>
    sendMember(client, {
      ...member({ id: player.id, tour: player.tour }, { type: pick('Coach', 'Physio') }),
      ...pick({}, guest(1), { ...guest(1), ...guest(2) }),
    }),
}

async function peopledWorld(client: ApiClient): Promise<World> {
  const { tennis } = await openTournaments()
  const player: DefaultPlayer = tennis.$extras.player
  const restaurant = await Restaurant.create({ name: 'Comedor', kind: 'press' })
  const balances = { restaurants: [String(restaurant.id)] }
  const guests = await FormFactory.merge({ tournamentId: tennis.id, ...balances }).createMany(6)
  for (let count = 0; count < 2; count++) await memberOf(player)
  const child = { type: 'ballboy', category: 'ballboy' as const, birthDate: '2012-03-14' }
  const tutor = { tutorName: 'Eva', tutorLastName: 'Gil', tutorDocument: 'TUT55667788' }
  await FormFactory.merge({ tournamentId: tennis.id, ...child, detail: tutor }).createMany(2)
  const actors: Actor[] = []
  for (const kind of everybody) actors.push({ name: kind, user: await people[kind](), kind })
  const limited = await people.reviewer()
  await limited.merge({ formTypes: ['gpress'] }).save()
  actors.push({ name: 'limited to gpress', user: limited, kind: 'reviewer', isLimited: true })
  const unnamed = await people.reviewer()
  await unnamed.merge({ minors: false }).save()
  actors.push({ name: 'not named for minors', user: unnamed, kind: 'reviewer', isLimited: true })
  const waiter = actors.find(({ kind }) => kind === 'restaurant')!
  await restaurant.related('users').attach([waiter.user.id])
  const reset = await CreditReset.create({
    ...{ name: 'Comidas', sourceColumn: 'type', sourceValues: 'press,player' },
    ...{ resetColumn: 'credits', resetValue: '9' },
  })
  await decideOn(
    guests.map(({ id }) => id),
    'approved'
  )
  return { client, actors, restaurant, player, reset, change: 1 }
}

/** What changes if anybody changes anything. */
async function footprint() {
  const forms = await db
    .from('forms')
    .orderBy('id')
    .select('id', 'state', 'version', 'credits', 'amount', 'type')
  const counts: [string, number][] = []
  for (const table of [
    'cards',
    'ledger_entries',
    'form_logs',
    'form_notes',
    'guest_links',
    'users',
  ])
    counts.push([table, Number((await db.from(table).count('* as total'))[0].total)])
  return JSON.stringify([forms, counts])
}

/** Each approved request has one card that works; no other has one. */
async function assertCards(assert: Assert) {
  const live = await Card.query().where('state', 'live')
  const approved = await Form.query().where('state', 'approved')
  assert.sameMembers(
    live.map(({ formId }) => formId),
    approved.map(({ id }) => id)
  )
}

/** Balances are the sums of their ledger, and never below zero. */
async function assertLedger(assert: Assert) {
  const entries = await LedgerEntry.all()
  for (const { id, credits, amount } of await Form.all())
    for (const [kind, balance] of [
      ['credits', credits],
      ['amount', amount],
    ] as const) {
      const own = entries.filter((entry) => entry.formId === id && entry.kind === kind)
      const sum = own.reduce((total, { delta }) => total + delta, 0)
      assert.equal(balance, sum, `${kind} of ${id}`)
      assert.isAtLeast(balance, 0, `${kind} of ${id}`)
    }
}

/** No player has more people than their places. */
async function assertPlaces(assert: Assert, { player }: World) {
  const edition = await Tournament.findOrFail(player.tournamentId)
  const places = (await placesTakenBy([player.id])).get(player.id)!
  for (const [kind, most] of Object.entries(maxPlacesOf(player, edition)))
    assert.isAtMost(places[kind as keyof typeof places], most, kind)
}

/** Whole document numbers are read by users with `edit`, of the types and ages that they see. */
function assertWithheld(assert: Assert, actor: Actor, forms: Form[], text: string) {
  for (const form of forms) {
    const { user } = actor
    const isSeen = user.seesType(form.type) && (user.seesMinors || !form.isOfMinor)
    const numbers = [form.document, form.detail.tutorDocument].filter((number) => number)
    if (isSeen && user.may('edit')) continue
    for (const number of numbers)
      assert.notInclude(text, String(number), `${actor.name} reads a number of ${form.type}`)
  }
}

test.group('Whatever people do at random', (group) => {
  emptyWorld(group)
  atLunch(group)
  group.each.setup(() => limiter.clear())

  test('cards, balances, places and rights hold after each step (world {$self})')
    .with([1, 2, 3])
    .timeout(300_000)
    .run(async ({ client, assert }, number) => {
      const world = await peopledWorld(client)
      const all = [...Object.keys(deeds), ...Object.keys(applications)]
      const often = all.filter((name) => !seldom.includes(name))
      const names = [...often, ...often, ...seldom, ...Object.keys(pages)]
      const draws = fc.sample(fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), {
        numRuns: STEPS,
        seed: seedFor(`invariants ${number}`),
      })
      const done: string[] = []
      const outcomes = new Map<number, number>()

      for (const [which, who, first, second, variant, chance] of draws) {
        const forms = await Form.query().orderBy('id')
        const name = names[which % names.length]
        const approved = forms.filter(({ state }) => state === 'approved')
        const fitting = needsCard.test(name) && approved.length > 0 ? approved : forms
        const choice: Choice = {
          form: fitting[first % fitting.length],
          other: forms[second % forms.length],
          pick: (...values) => values[variant % values.length],
          number: 100_000_000 + (second % 900_000_000),
          world,
        }
        world.change = (await BulkChange.query().max('id as last').firstOrFail()).$extras.last ?? 1
        const before = await footprint()
        if (name in applications) {
          const response = await applications[name](choice)
          done.push(`${name}: ${response.status()}`)
          assert.isBelow(response.status(), 500, done.slice(-5).join('\n'))
        } else {
          const able = world.actors.filter(({ kind }) =>
            holders[abilityOfRoute[name]].includes(kind)
          )
          // Every other step is tried by somebody who may do it, else most steps are refused.
          const asked = chance % 2 ? able : world.actors
          const actor = asked[who % asked.length]
          const { method = 'post', path, body } = (deeds[name] ?? pages[name])(choice)
          const request = client[method](path)
            .loginAs(actor.user)
            .withCsrfToken()
            .redirects(0)
            .header('accept', 'application/json')
          const response = await (body ? request.json(body) : request)
          done.push(`${actor.name}: ${method} ${path}: ${response.status()}`)
          const story = done.slice(-5).join('\n')
          outcomes.set(response.status(), (outcomes.get(response.status()) ?? 0) + 1)
          assert.isBelow(response.status(), 500, story)
          if (!able.includes(actor)) assert.equal(response.status(), 403, story)
          if (response.status() >= 400 || name in pages)
            assert.equal(await footprint(), before, story)
          assertWithheld(assert, actor, forms, response.text() ?? '')
        }
        await assertCards(assert)
        await assertLedger(assert)
        await assertPlaces(assert, world)
      }
      assert.isAbove(outcomes.get(403) ?? 0, 10, 'some must be refused')
      assert.isAbove(outcomes.get(200) ?? 0, 10, 'some must be done')
    })
})
