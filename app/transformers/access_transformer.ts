import type { I18n } from '@adonisjs/i18n'
import { options } from '#form_types/options'
import { dayAfter } from '#form_types/lists'
import { Access } from '#models/access'
import type Form from '#models/form'
import type Tournament from '#models/tournament'

// No grid is wider: nobody would read it.
const MOST_DAYS = 31

/** The days that a grid of access shows: those of the edition, with the press days, and today. */
export function daysOf({ startsOn, endsOn, pressFrom, pressTo, today }: Tournament): string[] {
  const first = pressFrom && pressFrom < startsOn ? pressFrom : startsOn
  const last = pressTo && pressTo > endsOn ? pressTo : endsOn
  const days = []
  for (let day = first; day <= last && days.length < MOST_DAYS; day = dayAfter(day, 1))
    days.push(day)
  return [...new Set([...days, today])].sort()
}

/**
 * Where a request opens, day by day and zone by zone, as its page shows it: for one that is not
 * approved, what it would open. Its permission and its tournament must be loaded.
 */
export function accessProp(form: Form, i18n: I18n) {
  const { tournament, permission } = form
  const access = new Access(form)
  const zones = options(`${tournament.sport}.zones`, tournament as any, i18n)
  const days = daysOf(tournament)
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
