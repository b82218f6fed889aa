import type { I18n } from '@adonisjs/i18n'
import { options } from '#form_types/options'
import { Access, type Validity } from '#models/access'
import type Form from '#models/form'
import { daysAhead, eventDays } from '#models/tournament/days'
import type Tournament from '#models/tournament'

// No grid is longer: nobody would read it.
const MOST_DAYS = 31

/**
 * The days that a grid of access shows: those of the edition, with the press days, and today; of
 * somebody who may still come in once the edition is over, the days to come.
 */
export function daysOf(tournament: Tournament, { to }: Pick<Validity, 'to'>): string[] {
  const { endsOn, today } = tournament
  const days = endsOn < today && today <= to ? daysAhead(today) : eventDays(tournament)
  return [...new Set([...days.slice(0, MOST_DAYS), today])].sort()
}

/**
 * Where a request opens, day by day and zone by zone, as its page shows it: for one that is not
 * approved, what it would open. Its permission and its tournament must be loaded.
 */
export function accessProp(form: Form, i18n: I18n) {
  const { tournament, permission } = form
  const access = new Access(form)
  const zones = options(`${tournament.sport}.zones`, tournament as any, i18n)
  const days = daysOf(tournament, access.validity)
  const own = Object.keys(form.customPermission ?? {})
  return {
    approved: form.state === 'approved',
    permission: permission?.name ?? null,
    validity: access.validity,
    today: tournament.today,
    days,
    zones: zones.map(({ value, label }) => ({ code: value, label, own: own.includes(value) })),
    cells: days.map((day) => zones.map(({ value }) => access.onceApproved(value, day))),
  }
}
