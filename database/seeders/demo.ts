import { randomBytes } from 'node:crypto'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { DemoAnswers } from '#database/seeders/answers'
import { seedCards } from '#database/seeders/card_work'
import { seedPickups } from '#database/seeders/collections'
import { seedDayInProgress } from '#database/seeders/day_in_progress'
import { editionsOn } from '#database/seeders/editions'
import { seedDocuments } from '#database/seeders/documents'
import { seedOfficeWork } from '#database/seeders/office_work'
import { person } from '#database/seeders/people'
import { demoPlayers } from '#database/seeders/players'
import { drawnPhoto } from '#database/seeders/photos'
import { seedCharges } from '#database/seeders/restaurant_work'
import { categoryKeys, defaultZones } from '#form_types/categories'
import type { FormType } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { insertMany } from '#sql/bulk'
import BlacklistEntry from '#models/blacklist_entry'
import Form from '#models/form'
import type { SealedFile } from '#sealing/files'
import FormPhoto from '#models/form_photo'
import type { State } from '#shared/request_states'
import { storePhoto } from '#models/form/photos'
import { sealRows } from '#models/form/sealed'
import { derivedColumns, splitAnswers } from '#models/form/columns'
import DefaultPlayer from '#models/default_player'
import LedgerEntry from '#models/ledger_entry'
import Permission from '#models/permission'
import RegistrationWindow from '#models/registration_window'
import CreditReset from '#models/credit_reset'
import RestaurantRule from '#models/restaurant_rule'
import Restaurant from '#models/restaurant'
import RestaurantMeal from '#models/restaurant_meal'
import { newStatusLink, randomToken } from '#text/secrets'
import Tournament from '#models/tournament'
import User from '#models/user'
import { meals, type RestaurantKind } from '#shared/choices'

const staff = [
  { email: 'admin@example.com', name: 'Ada Administradora', role: 'admin' },
  {
    email: 'review@example.com',
    name: 'Rita Revisora',
    role: 'staff',
    canCreate: true,
    canEdit: true,
    canPrint: true,
    canToppanel: true,
  },
  { email: 'viewer@example.com', name: 'Víctor Visor', role: 'staff' },
  { email: 'rfid@example.com', name: 'Rafa RFID', role: 'staff', canRfid: true, canPrint: true },
  { email: 'coordinator@example.com', name: 'Coral Coordinadora', role: 'coordinator' },
  { email: 'press-restaurant@example.com', name: 'Restaurante Prensa', role: 'restaurant' },
  { email: 'player-restaurant@example.com', name: 'Restaurante Jugadores', role: 'restaurant' },
  { email: 'staff-restaurant@example.com', name: 'Restaurante Organización', role: 'restaurant' },
] as const

/** Always open: a meal ends when the next one begins. */
const restaurants = [
  { name: 'Press', kind: 'press', meals: ['06:00', '12:00', '17:00', '20:00'] },
  { name: 'Player', kind: 'player', meals: ['07:00', '12:30', '17:30', '19:30'] },
  { name: 'Staff', kind: 'staff', meals: [] },
] as const

/** The restaurant of each form type; the other types eat at the staff restaurant. */
const eatsAt: Record<string, RestaurantKind> = {
  press: 'press',
  gpress: 'press',
  player: 'player',
  guest: 'player',
}

/** Restaurant rules of the demonstration; those of players' teams are in every installation. */
const restaurantRules = [
  { formType: 'press', restaurants: ['press'], credits: 2 },
  { formType: 'volunteer', restaurants: ['staff'], credits: 1 },
  { formType: 'ballboy', restaurants: ['staff'], credits: 1 },
]

/** Share of each form type in all requests. */
const shares: Record<string, number> = {
  press: 0.4,
  accreditation: 0.14,
  ballboy: 0.1,
  line: 0.04,
  player: 0.06,
  volunteer: 0.1,
  gpress: 0.05,
  gaccreditation: 0.05,
  gvolunteer: 0.06,
}

/** A returning member: accredited last year, and found by the passport number. */
const returningMember = {
  name: 'Renata',
  lastName: 'Regreso Gil',
  birthDate: '1984-06-11',
  document: '20230019R',
  idGender: 'woman',
  idNationality: 'ES',
  idCountry: 'ES',
  email: 'renata.regreso@example.com',
  cellPhone: '+34600200300',
  city: 'Madrid',
  detail: {
    type: 'Coach',
    validity: 'full',
    tour: 'ATP',
    passportNumber: 'RET2023001',
  },
}

/** Number of team members with a guest. */
const GUESTS = 12

/** Number of different drawn faces. */
const FACES = 60
/** Above this number of requests, requests share the files of the faces: a load test needs no copies. */
const OWN_FACES = 2000
const CHUNK = 500

/** Fills an empty database with two tournaments, people of every role and a crowd of requests. */
export class DemoData {
  #restaurants = new Map<RestaurantKind, number>()
  #reviewer: number | null = null

  constructor(
    private password = randomBytes(9).toString('base64url'),
    private log: (line: string) => void = () => {}
  ) {}

  /** Tournaments, profiles, windows and users; returns the password of all of them. */
  async seedOffice(): Promise<string> {
    const now = DateTime.now().setZone('Europe/Madrid')
    for (const { opensAt, closesAt, accessFrom, accessTo, ...edition } of editionsOn(now)) {
      const tournament = await Tournament.create({
        ...edition,
        timeZone: 'Europe/Madrid',
        quarterFinals: false,
      } as any)
      await RegistrationWindow.createMany(
        formTypes
          .public()
          .filter(({ sport }) => sport === edition.sport)
          .map(({ key }) => ({ tournamentId: tournament.id, formType: key, opensAt, closesAt }))
      )
      const es = i18nManager.locale('es')
      await Permission.createMany(
        categoryKeys.map((category) => ({
          tournamentId: tournament.id,
          category,
          name: es.t(`options.categories.${category}`),
          startsOn: accessFrom,
          endsOn: accessTo,
          color: null,
          flags: Object.fromEntries([...defaultZones[category]].map((zone) => [zone, 1])),
        })) as any
      )
    }
    await this.#seedLastYear()
    await User.createMany(
      staff.map((user) => ({
        active: true,
        locale: 'es' as const,
        minors: true,
        password: this.password,
        ...user,
      }))
    )
    for (const { meals: starts, ...restaurant } of restaurants) {
      const { id } = await Restaurant.create(restaurant)
      await RestaurantMeal.createMany(
        starts.map((opensAt, index) => ({
          restaurantId: id,
          meal: meals[index],
          opensAt,
          closesAt: starts[(index + 1) % starts.length],
        }))
      )
      const user = await User.findByOrFail('email', `${restaurant.kind}-restaurant@example.com`)
      await user.related('restaurants').attach([id])
    }
    await this.#seedMeals()
    await BlacklistEntry.create({
      name: 'Vetado',
      lastName: 'Ejemplo',
      foldedName: BlacklistEntry.foldedNameOf('Vetado', 'Ejemplo'),
      reason: 'Nombre inventado para probar el aviso.',
    })
    return this.password
  }

  /** The restaurant rules, and a credit reset for the press. */
  async #seedMeals() {
    await RestaurantRule.createMany(restaurantRules)
    await CreditReset.create({
      name: 'Comidas de prensa',
      sourceColumn: 'type',
      sourceValues: 'press',
      resetColumn: 'credits',
      resetValue: '2',
    })
  }

  /** Players of both editions, and the returning member. */
  async #seedLastYear() {
    const [now, previous] = await Tournament.query()
      .where('sport', 'tennis')
      .orderBy('year', 'desc')
      .limit(2)
    await DefaultPlayer.createMany([...demoPlayers(previous, 2), ...demoPlayers(now)])
    const [player] = await DefaultPlayer.query().where('tournamentId', previous.id)
    const face = await drawnPhoto(6, 'woman')
    const photo = await storePhoto(face)
    const idForm = `${previous.code}-PL-000001`
    const submittedAt = DateTime.fromISO(previous.startsOn, { zone: 'utc' }).minus({ days: 40 })
    const row = {
      ...returningMember,
      tournamentId: previous.id,
      type: 'player',
      category: 'player_team' as const,
      idForm,
      state: 'approved' as const,
      image: photo.key,
      player: player.id,
      detail: { ...returningMember.detail, playerName: player.fullName },
      credits: 0,
      amount: 0,
      daily: false,
      covidPassport: false,
      locale: 'es' as const,
      version: 1,
      submittedAt,
      arrivedAt: submittedAt,
      ...newStatusLink(idForm),
    }
    await db.transaction(async (trx) => {
      const form = await Form.create({ ...row, ...derivedColumns(row) }, { client: trx })
      await FormPhoto.add(trx, form, [photo])
    })
    await db.table('form_counters').insert({ tournament_id: previous.id, code: 'PL', last: 1 })
  }

  /** Requests of every public type, in all states, over the last thirty days. */
  async seedForms(count: number) {
    const active = await Tournament.active()
    const types = formTypes.public().map((formType) => ({
      formType,
      tournament: active.find(({ sport }) => sport === formType.sport)!,
    }))
    const [{ last }] = await db.from('forms').max('id as last')
    this.#reviewer = (await User.findBy('email', 'review@example.com'))?.id ?? null
    this.#restaurants = new Map((await Restaurant.all()).map(({ kind, id }) => [kind, id]))
    const faces = await this.#faces(count)
    const profiles = await Permission.query()
    const demoAnswers = await DemoAnswers.prepare()
    let number = Number(last ?? 0)
    for (const { formType, tournament } of types) {
      const share = shares[formType.key] ?? 1 / types.length
      const total = Math.max(1, Math.round(count * share))
      const ofTournament = profiles.filter(({ tournamentId }) => tournamentId === tournament.id)
      for (let start = 0; start < total; start += CHUNK) {
        const size = Math.min(CHUNK, total - start)
        const numbers = Array.from({ length: size }, () => ++number)
        await this.#write(formType, tournament, ofTournament, numbers, faces, demoAnswers)
        if (count > 5000) this.log(`${formType.key}: ${start + size} of ${total}`)
      }
    }
    const [tennis] = active.filter(({ sport }) => sport === 'tennis')
    const hosts = await demoAnswers.findHosts(tennis, GUESTS)
    const profilesOfTennis = profiles.filter(({ tournamentId }) => tournamentId === tennis.id)
    const numbers = hosts.map(() => ++number)
    const guest = formTypes.get('guest')
    if (numbers.length > 0)
      await this.#write(guest, tennis, profilesOfTennis, numbers, faces, demoAnswers)
    await seedOfficeWork(tennis)
    await seedCards(tennis)
    await seedPickups(tennis)
    await seedCharges(tennis)
    await seedDayInProgress(tennis)
    await seedDocuments(tennis)
  }

  async #write(
    formType: FormType,
    tournament: Tournament,
    profiles: Permission[],
    numbers: number[],
    faces: (number: number) => Promise<SealedFile>,
    demoAnswers: DemoAnswers
  ) {
    const now = DateTime.utc()
    const images = new Map<number, SealedFile>()
    for (const number of numbers) images.set(number, await faces(number))
    await db.transaction(async (trx) => {
      const [counter] = await trx
        .from('form_counters')
        .where({ tournament_id: tournament.id, code: formType.code })
      let last = counter?.last ?? 0
      const rows = numbers.map((number) => {
        const guest = person(number)
        const { roll } = guest
        const answers = demoAnswers.of(formType, tournament, guest)
        const category = formType.category(answers)
        const { idParent = null, ...answered } = answers
        const { columns, detail } = splitAnswers(answered)
        const state: State =
          roll.next() < 0.45 ? 'waiting' : roll.next() < 0.85 ? 'approved' : 'rejected'
        const submittedAt = now.minus({ minutes: Math.floor(roll.next() ** 1.5 * 29 * 1440) + 5 })
        const eats = state === 'approved' && roll.next() < 0.7
        const restaurant = this.#restaurants.get(eatsAt[formType.key] ?? 'staff')
        last += 1
        const row = {
          tournamentId: tournament.id,
          type: formType.key,
          category,
          idForm: `${tournament.code}-${formType.code}-${String(last).padStart(6, '0')}`,
          state,
          image: images.get(number)!.key,
          ...columns,
          idParent,
          detail,
          idPermission: profiles.find((profile) => profile.category === category)?.id ?? null,
          restaurants: eats && restaurant ? [String(restaurant)] : null,
          credits: eats ? 5 + roll.int(20) : 0,
          amount: eats && roll.next() < 0.3 ? 1000 * (1 + roll.int(5)) : 0,
          daily: false,
          datePermission: answers.validity === 'day' ? answers.day : null,
          covidPassport: false,
          locale: guest.idNationality === 'ES' ? ('es' as const) : ('en' as const),
          policyVersion: 'demo',
          policyAcceptedAt: submittedAt,
          version: 1,
          submittedAt,
          arrivedAt: submittedAt,
          createdAt: submittedAt,
          updatedAt: submittedAt,
        }
        return {
          ...row,
          ...derivedColumns(row),
          ...newStatusLink(row.idForm),
        }
      })
      // By number: ids differ from one database to the next.
      const printed = new Set(
        rows.filter((_, index) => numbers[index] % 3 === 0).map(({ idForm }) => idForm)
      )
      await insertMany(trx, 'forms', await sealRows(trx, rows))
      await trx.rawQuery(
        `insert into form_counters (tournament_id, code, last) values (?, ?, ?)
         on conflict (tournament_id, code) do update set last = excluded.last`,
        [tournament.id, formType.code, last]
      )
      const stored = await Form.query({ client: trx })
        .whereIn(
          'idForm',
          rows.map(({ idForm }) => idForm)
        )
        .select(
          ...['id', 'idForm', 'personKey', 'image', 'tournamentId', 'state', 'submittedAt'],
          ...['credits', 'amount']
        )
        .orderBy('id')
      const photos = new Map([...images.values()].map((photo) => [photo.key, photo]))
      await FormPhoto.addMany(
        trx,
        stored.map((form) => ({ form, photo: photos.get(form.image!)! }))
      )
      await insertMany(
        trx,
        'form_logs',
        stored.flatMap((form) => historyRows(form, this.#reviewer, printed.has(form.idForm)))
      )
      const movements = stored.flatMap(({ id: formId, credits, amount }) => [
        { formId, kind: 'credits' as const, from: 0, to: credits },
        { formId, kind: 'amount' as const, from: 0, to: amount },
      ])
      await LedgerEntry.recordMovements(trx, movements, { cause: 'rule', by: null })
      await insertMany(
        trx,
        'cards',
        stored
          .filter(({ state }) => state === 'approved')
          .map(({ id, idForm, tournamentId }) => ({
            formId: id,
            tournamentId,
            serial: idForm,
            token: randomToken(),
            state: 'live',
            printedAt: printed.has(idForm) ? now : null,
            createdAt: now,
            updatedAt: now,
          }))
      )
    })
  }

  /** Gives each request a face: its own file, or in a load test one of the shared ones. */
  async #faces(count: number) {
    const drawn = await Promise.all(
      Array.from({ length: Math.min(FACES, count) }, (_, index) =>
        drawnPhoto(index, index % 2 === 0 ? 'woman' : 'man')
      )
    )
    const shared = new Map<number, SealedFile>()
    return async (number: number) => {
      // Even faces are women's; the person's own number keeps the rest varied.
      const half = Math.max(1, Math.floor(drawn.length / 2))
      const face = Math.min(
        2 * (number % half) + (person(number).idGender === 'man' ? 1 : 0),
        drawn.length - 1
      )
      const own = count <= OWN_FACES
      if (!own && shared.has(face)) return shared.get(face)!
      const photo = await storePhoto(drawn[face])
      shared.set(face, photo)
      return photo
    }
  }
}

function historyRows(
  { id, state, submittedAt }: Form,
  reviewer: number | null,
  isPrinted: boolean
) {
  const rows: Record<string, unknown>[] = [
    {
      formId: id,
      type: 'created',
      userId: null,
      from: null,
      to: { state: 'waiting' },
      at: submittedAt,
    },
  ]
  if (state === 'waiting') return rows
  const at = DateTime.min(submittedAt.plus({ hours: 20 }), DateTime.utc())
  rows.push({
    formId: id,
    type: 'state',
    userId: reviewer,
    from: { state: 'waiting' },
    to: { state },
    at,
  })
  if (state === 'approved' && isPrinted)
    rows.push({
      formId: id,
      type: 'print',
      userId: reviewer,
      from: null,
      to: null,
      at: DateTime.min(at.plus({ minutes: 5 }), DateTime.utc()),
    })
  return rows
}
