import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { dice, person } from '#database/seeders/people'
import { sqlNow } from '#sql/bulk'
import { workOn } from '#imports/run_import'
import { makePrintRun } from '#print_runs/make_print_run'
import PrintRun from '#models/print_run'
import { carryOut } from '#bulk_changes/carry_out'
import Form from '#models/form'
import { saveBy } from '#sql/history'
import { receiveList } from '#imports/receive_list'
import ImportRun from '#models/import_run'
import LateLink from '#models/late_link'
import Permission from '#models/permission'
import Scan from '#models/scan'
import type Tournament from '#models/tournament'
import User from '#models/user'

/** Journalists decided one by one, and volunteers decided in bulk. */
const DECIDED = 9
const DECIDED_IN_BULK = 8
/** Cards of the print run, and zone checks since the morning. */
const PRINTED = 24
const ZONE_CHECKS = 48
/** Players of this morning's import. */
const IMPORTED = 24

/**
 * Work on the day of the demonstration: decisions, a bulk change with held mails, a print run, zone
 * checks, an import of players and a late link. It calls the same methods as the pages, so that mails,
 * histories and cards agree with each other.
 */
export async function seedDayInProgress(tennis: Tournament) {
  const [reviewer, admin, coordinator] = await Promise.all(
    ['review', 'admin', 'coordinator'].map((name) => User.findBy('email', `${name}@example.com`))
  )
  if (!reviewer || !admin || !coordinator || (await PrintRun.first())) return
  await decideRequests(tennis, reviewer)
  await decideInBulk(tennis, admin)
  await orderPrintRun(tennis, reviewer)
  await checkZones(tennis, coordinator)
  await importPlayers(tennis, admin)
  await makeLateLink(tennis, admin)
}

const waitingForms = (tennis: Tournament, type: string, count: number) =>
  Form.query()
    .where({ tournamentId: tennis.id, type, state: 'waiting' })
    .whereNull('asked')
    .whereNull('correctedAt')
    .orderBy('submittedAt')
    .limit(count)

async function decideRequests(tennis: Tournament, by: User) {
  for (const [index, form] of (await waitingForms(tennis, 'press', DECIDED)).entries()) {
    const isRejected = index % 4 === 3
    const reason = isRejected ? 'Solo queda sitio para un periodista de cada medio.' : null
    await form.moveTo(isRejected ? 'rejected' : 'approved', { by, reason })
  }
}

async function decideInBulk(tennis: Tournament, by: User) {
  const ids = (await waitingForms(tennis, 'volunteer', DECIDED_IN_BULK)).map(({ id }) => id)
  if (ids.length === 0) return
  const change = { state: 'approved' as const, reason: null }
  await carryOut({ kind: 'state', formType: 'volunteer', change, ids, hold: true }, by)
}

async function orderPrintRun(tennis: Tournament, by: User) {
  const forms = await Form.query()
    .where({ tournamentId: tennis.id, state: 'approved' })
    .whereHas('card', (card) => card.whereNull('printedAt'))
    .orderBy('id')
    .limit(PRINTED)
  if (forms.length === 0) return
  const ids = forms.map(({ id }) => id)
  const paper = { layout: 'lanyard', sheet: 'single', cover: true, sort: 'company' } as const
  await makePrintRun({ ids, selection: { list: 'system', only: 'unprinted' }, ...paper }, by)
}

/** Zone checks since eight in the morning: some at the wrong zone, some with an unknown code. */
async function checkZones(tennis: Tournament, by: User) {
  const forms = await Form.query()
    .where({ tournamentId: tennis.id, state: 'approved' })
    .whereHas('card', (card) => card.whereNotNull('printedAt'))
    .preload('card')
    .preload('permission')
    .orderBy('id')
    .limit(ZONE_CHECKS)
  const roll = dice(tennis.id * 7 + 1)
  const now = DateTime.now().setZone(tennis.timeZone)
  const morning = DateTime.min(now.startOf('day').plus({ hours: 8 }), now.minus({ hours: 1 }))
  for (const { card, permission } of forms) {
    const [usual = '0'] = Permission.zonesOf(permission.flags)
    const zone = roll.next() < 0.8 ? usual : String(roll.int(9))
    await Scan.check(roll.next() < 0.04 ? `C${card.token.slice(1)}` : card.token, { zone }, by)
    const seconds = roll.int(Math.max(1, Math.floor(now.diff(morning).as('seconds'))))
    const [{ last }] = await db.from('scans').max('id as last')
    const at = sqlNow(db.connection(), morning.plus({ seconds }).toUTC() as DateTime<true>)
    await db.from('scans').where('id', last).update({ at })
  }
}

async function importPlayers(tennis: Tournament, by: User) {
  if (await ImportRun.first()) return
  const folder = await mkdtemp(join(tmpdir(), 'acreditacion-demo-'))
  try {
    const rows = Array.from({ length: IMPORTED }, (_, index) => {
      const { name, lastName, idNationality, birthDate } = person(900_000 + index)
      return [210_000 + index, name, lastName, idNationality, birthDate, 300 + index].join(';')
    })
    // A row that fails.
    rows.push(';;Sin Nombre;XX;1999;')
    const header = 'Player Id;First Name;Last Name;Nationality;Birth Date;Rank'
    const path = join(folder, 'list.csv')
    await writeFile(path, [header, ...rows].join('\n'))
    const order = { kind: 'players' as const, tour: 'WTA' as const, tournamentId: tennis.id }
    const run = await receiveList({ path, name: 'wta-entry-list.csv' }, order, by)
    await workOn(run)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeLateLink({ id: tournamentId }: Tournament, by: User) {
  const link = new LateLink().merge({
    tournamentId,
    formType: 'press',
    type: null,
    email: 'redaccion.tardia@example.com',
    userId: by.id,
    expiresAt: DateTime.utc().plus({ days: 7 }),
  })
  await saveBy(link, by, {})
}
