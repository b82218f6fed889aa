import i18nManager from '@adonisjs/i18n/services/main'
import { drawnPhoto } from '#database/seeders/photos'
import { formTypes } from '#form_types/index'
import { addDays } from '#shared/days'
import { placesLeftFor } from '#models/default_player/allowance'
import DataRequest from '#models/data_request'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import { nameOfPlace } from '#requests/reservation'
import { Submission } from '#requests/submission'
import Reason from '#models/reason'
import type Tournament from '#models/tournament'
import User from '#models/user'

/** Changes that the office requested, with the applicant's answers; null while there are none. */
const changeRequests = [
  { type: 'press', field: 'image', answers: null },
  { type: 'press', field: 'image', answers: {} },
  { type: 'press', field: 'letter', answers: null },
  { type: 'press', field: 'company', answers: { mediaName: 'Radio Meseta Internacional' } },
  { type: 'accreditation', field: 'company', answers: null },
  { type: 'accreditation', field: 'company', answers: { company: 'Sonido Abierto, S.A.' } },
  { type: 'ballboy', field: 'license', answers: { license: '7654321' } },
  { type: 'player', field: 'passportNumber', answers: null },
]

const notes = [
  'Llamó el 12 por la mañana: viene con su redacción y comparten plaza de aparcamiento.',
  'Comprobado con su empresa: está en la lista que nos mandaron.',
  'Recoge la tarjeta otra persona, con autorización firmada.',
]

/** Flags in which some approved requests differ from their profile. */
const customPermissions = [{ 1: 1, parking: 'P2' }, { 4: 0 }, { 2: 1, 3: 1 }]

/** What people ask for about their data. */
const dataRequests = [
  { kind: 'erasure', reason: 'Al final no voy y no quiero que guarden mi pasaporte.' },
  { kind: 'access', reason: null },
] as const

/** Number of reserved places. */
const RESERVED = 3

/** Work of the office: requested changes, notes, custom permissions, reserved places, data requests. */
export async function seedOfficeWork(tennis: Tournament) {
  const users = await User.query()
    .whereIn('email', ['review@example.com', 'admin@example.com'])
    .orderBy('email', 'desc')
  const [reviewer, admin] = users
  if (!admin) return
  await requestChanges(tennis, reviewer)
  await addNotes(tennis, users)
  await customisePermissions(tennis, admin)
  await reservePlaces(tennis, reviewer)
  await askForData(tennis)
}

/** Requests of an edition that nobody has worked on, the oldest first. */
const untouched = (tournament: Tournament, type: string, state: 'waiting' | 'approved') =>
  Form.query()
    .where({ tournamentId: tournament.id, type, state, version: 1 })
    .whereNotNull('email')
    .preload('tournament')
    .orderBy('submittedAt')
    .orderBy('id')

async function requestChanges(tennis: Tournament, by: User) {
  const reasons = await Reason.ready(['changes'])
  for (const { type, field, answers } of changeRequests) {
    const form = await untouched(tennis, type, 'waiting').first()
    const reason = reasons.findLast(({ fields }) => fields.includes(field))
    if (!form || !reason) continue
    const fields = reason.fields.filter((name) => name in formTypes.get(type).publicFields)
    await form.askFor({ fields, message: reason.texts[form.locale] }, by, { reasons: [reason.id] })
    if (!answers) continue
    const { image } = await drawnPhoto(form.id + 1, form.idGender === 'man' ? 'man' : 'woman')
    await form.answer(answers, field === 'image' ? { image: { bytes: image } } : {})
  }
}

async function addNotes(tennis: Tournament, users: User[]) {
  const forms = await untouched(tennis, 'press', 'waiting').limit(2 * notes.length)
  for (const [index, form] of forms.entries()) {
    const user = users[index % users.length]
    await form.assignTo(user.id, user)
    if (index % 2 === 0) await form.addNote(notes[index / 2], user)
  }
}

async function customisePermissions(tennis: Tournament, by: User) {
  const forms = await untouched(tennis, 'press', 'approved').limit(customPermissions.length)
  for (const [index, form] of forms.entries())
    await form.revise({ customPermission: customPermissions[index] }, { by })
}

async function askForData(tennis: Tournament) {
  const forms = await untouched(tennis, 'accreditation', 'approved').limit(dataRequests.length)
  for (const [index, form] of forms.entries()) await DataRequest.ask(form, dataRequests[index])
}

async function reservePlaces(tennis: Tournament, by: User) {
  const hosts = await Form.query()
    .where({ tournamentId: tennis.id, type: 'player', state: 'approved' })
    .preload('tournament')
    .orderBy('id', 'desc')
  let reserved = 0
  for (const host of hosts) {
    if (reserved === RESERVED) return
    const player = await DefaultPlayer.find(host.player)
    const left = player && (await placesLeftFor([player], tennis as any)).get(player.id)!
    if (!left || left.guests === 0 || left.dayPasses === 0) continue
    const answers = {
      type: 'Guest',
      validity: 'day',
      day: tennis.startsOn,
      ...(await nameOfPlace(host, 'es')),
    }
    const place = await new Submission(
      formTypes.get('guest'),
      tennis,
      { answers, uploads: {} },
      {
        parent: host,
        extraColumns: { reserved: true },
        locale: i18nManager.defaultLocale as 'es',
        by,
      }
    ).save()
    await place.refresh()
    await place.revise({ datePermission: addDays(tennis.today, reserved) }, { by })
    reserved += 1
  }
}
