import { checkLetter } from '#shared/identity_documents'
import type { FormType } from '#form_types/define'
import type { Field } from '#form_types/kinds/kind'
import { optionValues } from '#form_types/lists'
import { addDays } from '#shared/days'
import type { person } from '#database/seeders/people'
import { tournament as limits } from '#config/tournament'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import type Tournament from '#models/tournament'

type DemoPerson = ReturnType<typeof person>

/** Believable answers to the questions of every form type. */
export class DemoAnswers {
  /** How many members each player has so far. */
  #members = new Map<number, number>()

  /** Team members who bring a guest, one each. */
  #hosts: Form[] = []

  private constructor(private players: DefaultPlayer[]) {}

  static async prepare() {
    return new DemoAnswers(await DefaultPlayer.query().orderBy('rank').orderBy('id'))
  }

  /** Chooses the hosts of the next guests. */
  async findHosts(tournament: Tournament, count: number) {
    this.#hosts = await Form.query()
      .where({ type: 'player', tournamentId: tournament.id })
      .whereNot('state', 'rejected')
      .orderBy('id')
      .limit(count)
    return [...this.#hosts]
  }

  of(formType: FormType, tournament: Tournament, guest: DemoPerson): Record<string, any> {
    const { roll, job, company, outlet, ...about } = guest
    const own = Object.entries(formType.fields).filter(
      ([, field]) => !field.staff && !field.derived
    )
    const answered = own.map(([name, field]) => [
      name,
      this.#randomAnswer(field, tournament, guest),
    ])
    const answers = {
      ...about,
      company: null,
      ...Object.fromEntries(answered),
      ...this.#special[formType.key]?.(guest, tournament),
    }
    return formType.complete?.(answers) ?? answers
  }

  /** A random allowed answer to a choice, flag, number or languages; null for other kinds. */
  #randomAnswer({ kind, options, required }: Field, tournament: Tournament, { roll }: DemoPerson) {
    const values = options ? optionValues(options, tournament as any) : []
    switch (kind.key) {
      case 'choice':
        return roll.pick(values)
      case 'choices':
        return values.slice(0, 1 + roll.int(Math.min(8, values.length)))
      case 'flag':
        return required === true || roll.next() > 0.6
      case 'number':
        return 1 + roll.int(4)
      case 'languages':
        return [
          { language: 'spanish', level: 'expert' },
          { language: roll.pick(['english', 'french', 'german']), level: 'advanced' },
        ]
      default:
        return null
    }
  }

  /** Answers that random values would not make believable. */
  #special: Record<string, (guest: DemoPerson, tournament: Tournament) => Record<string, any>> = {
    press: (guest) => this.#press(guest),
    gpress: (guest) => this.#press(guest),
    accreditation: ({ company, job }) => ({ company, job }),
    gaccreditation: ({ company, job }) => ({ company, job }),
    line: (guest) => ({ passportNumber: passportOf(guest), experience: null }),
    volunteer: (guest) => ({ license: String(1_000_000 + guest.roll.int(8_000_000)) }),
    gvolunteer: (guest) => ({
      federatedLicence: `CM${10_000_000 + guest.roll.int(89_000_000)}`,
      golfClubCode: String(100 + guest.roll.int(900)),
    }),
    ballboy: (guest, { year }) => this.#child(guest, year),
    player: (guest, tournament) => this.#member(guest, tournament),
    guest: (guest, tournament) => this.#guest(guest, tournament),
  }

  #press({ outlet, roll }: DemoPerson) {
    return { mediaName: outlet, freelance: roll.next() > 0.8, validity: 'full', letter: null }
  }

  #child({ roll, name, lastName, email }: DemoPerson, year: number) {
    const tutor = 20_000_000 + roll.int(60_000_000)
    return {
      name,
      birthDate: `${year - 15 + roll.int(5)}-0${1 + roll.int(9)}-${10 + roll.int(18)}`,
      license: String(1_000_000 + roll.int(8_000_000)),
      tutorName: roll.pick(['Carmen', 'Luis', 'Montserrat', 'Ángel', 'Begoña']),
      tutorLastName: lastName,
      tutorDocument: `${tutor}${checkLetter(String(tutor))}`,
      tutorEmail: email,
      tutorCellPhone: `+346${10_000_000 + roll.int(89_999_999)}`,
    }
  }

  #guest({ roll }: DemoPerson, { startsOn }: Tournament) {
    const { id, player, detail } = this.#hosts.shift()!
    return {
      idParent: id,
      player,
      playerName: detail.playerName,
      type: 'Guest',
      validity: 'day',
      day: addDays(startsOn, roll.int(5)),
    }
  }

  #member(guest: DemoPerson, tournament: Tournament) {
    const list = this.players.filter(({ tournamentId }) => tournamentId === tournament.id)
    const free = ({ id }: DefaultPlayer) => (this.#members.get(id) ?? 0) < limits.teamMembers
    // The two players of the guides have no team, so that readers of the guides can add one.
    const player = list.slice(2).find(free) ?? guest.roll.pick(list.slice(2))
    this.#members.set(player.id, (this.#members.get(player.id) ?? 0) + 1)
    return {
      player: player.id,
      playerName: player.fullName,
      tour: player.tour,
      type: guest.roll.pick(['Coach', 'Physio', 'Guest', 'Guest1']),
      validity: 'full',
      passportNumber: passportOf(guest),
      passportPhoto: null,
    }
  }
}

const passportOf = ({ roll }: DemoPerson) => `PA${1_000_000 + roll.int(8_999_999)}`
