import type { I18n } from '@adonisjs/i18n'
import { options } from '#form_types/options'
import { Access, type Validity } from '#models/permission/access'
import type Form from '#models/form'
import { daysAhead, eventDays } from '#models/tournament/days'
import type Tournament from '#models/tournament'
import { nameOf } from '#text/name_of'

const MOST_DAYS = 31

/** Today and the days of the edition. After it, the coming days if the person may still enter. */
export function daysOf(tournament: Tournament, { to }: Pick<Validity, 'to'>): string[] {
  const { endsOn, today } = tournament
  const days = endsOn < today && today <= to ? daysAhead(today) : eventDays(tournament)
  return [...new Set([...days.slice(0, MOST_DAYS), today])].sort()
}

/**
 * Access by day and zone; for a request that is not approved, the access that approval would give.
 * Permission and tournament must be loaded.
 */
export function accessProp(form: Form, i18n: I18n) {
  const { tournament, permission } = form
  const access = new Access(form)
  const zones = options(`${tournament.sport}.zones`, i18n)
  const days = daysOf(tournament, access.validity)
  const own = Object.keys(form.customPermission ?? {})
  return {
    approved: form.state === 'approved',
    permission: nameOf(permission),
    validity: access.validity,
    today: tournament.today,
    days,
    zones: zones.map(({ value, label }) => ({ code: value, label, own: own.includes(value) })),
    cells: days.map((day) => zones.map(({ value }) => access.onceApproved(value, day))),
  }
}
