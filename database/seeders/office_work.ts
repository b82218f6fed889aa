import i18nManager from '@adonisjs/i18n/services/main'
import { drawnPortrait } from '#database/seeders/portraits'
import { formTypes } from '#form_types/index'
import { dayAfter } from '#shared/days'
import { leftFor } from '#models/default_player/allowance'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import { nameOfPlace } from '#requests/reservation'
import { Submission } from '#requests/submission'
import Reason from '#models/reason'
import type Tournament from '#models/tournament'
import User from '#models/user'

/** What the office asked people for, and what came back; null while it waits for them. */
const asked = [
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
const exceptions = [{ 1: 1, parking: 'P2' }, { 4: 0 }, { 2: 1, 3: 1 }]

/** Held places: so many team members have kept one for a guest not yet known. */
const PLACES = 3

/** What an office has left on its desk: questions to people, notes, exceptions, held places. */
export async function officeWork(tennis: Tournament) {
  const users = await User.query()
    .whereIn('email', ['review@example.com', 'admin@example.com'])
    .orderBy('email', 'desc')
  const [reviewer, admin] = users
  if (!admin) return
  await ask(tennis, reviewer)
  await note(tennis, users)
  await except(tennis, admin)
  await hold(tennis, reviewer)
}

/** Requests of an edition that nobody has worked on, the oldest first. */
const untouched = (tournament: Tournament, type: string, state: 'waiting' | 'approved') =>
  Form.query()
    .where({ tournamentId: tournament.id, type, state, version: 1 })
    .whereNotNull('email')
    .preload('tournament')
    .orderBy('submittedAt')
    .orderBy('id')

async function ask(tennis: Tournament, by: User) {
  const reasons = await Reason.ready(['changes'])
  for (const { type, field, answers } of asked) {
    const form = await untouched(tennis, type, 'waiting').first()
    const reason = reasons.findLast(({ fields }) => fields.includes(field))
    if (!form || !reason) continue
    const fields = reason.fields.filter((name) => name in formTypes.get(type).publicFields)
    await form.askFor({ fields, message: reason.texts[form.locale] }, by, { reasons: [reason.id] })
    if (!answers) continue
    const { image } = await drawnPortrait(form.id + 1, form.idGender === 'man' ? 'man' : 'woman')
    await form.answer(answers, field === 'image' ? { image: { bytes: image } } : {})
  }
}

async function note(tennis: Tournament, users: User[]) {
  const forms = await untouched(tennis, 'press', 'waiting').limit(2 * notes.length)
  for (const [index, form] of forms.entries()) {
    const user = users[index % users.length]
    await form.assignTo(user.id, user)
    if (index % 2 === 0) await form.addNote(notes[index / 2], user)
  }
}

async function except(tennis: Tournament, by: User) {
  const forms = await untouched(tennis, 'press', 'approved').limit(exceptions.length)
  for (const [index, form] of forms.entries())
    await form.revise({ customPermission: exceptions[index] }, { by })
}

async function hold(tennis: Tournament, by: User) {
  const hosts = await Form.query()
    .where({ tournamentId: tennis.id, type: 'player', state: 'approved' })
    .preload('tournament')
    .orderBy('id', 'desc')
  let held = 0
  for (const host of hosts) {
    if (held === PLACES) return
    const player = await DefaultPlayer.find(host.player)
    const left = player && (await leftFor([player], tennis as any)).get(player.id)!
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
        sets: { reserved: true },
        locale: i18nManager.defaultLocale as 'es',
        by,
      }
    ).save()
    await place.refresh()
    await place.revise({ datePermission: dayAfter(tennis.today, held) }, { by })
    held += 1
  }
}
