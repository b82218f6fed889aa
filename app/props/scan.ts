import type { I18n } from '@adonisjs/i18n'
import { categories } from '#form_types/categories'
import { Access } from '#models/permission/access'
import type Form from '#models/form'
import { photoOf } from '#models/form/photos'
import Permission from '#models/permission'
import { unlessWithheld } from '#models/form/sight'
import type { ScanResult } from '#models/scan'
import Tournament from '#models/tournament'
import type User from '#models/user'
import { flagOptions } from '#props/edition_options'
import { formatShortDay } from '#shared/days'

/** The person is named only if the user may see the request. */
export async function scanResult(checked: ScanResult, zone: string, reader: User, i18n: I18n) {
  const { card, verdict, previous } = checked
  return {
    allowed: verdict.code === 'ok',
    code: verdict.code,
    message: messageOf(checked, zone, i18n),
    previous: previous?.toISO() ?? null,
    form:
      card && reader.seesType(card.form.type) ? await holderProp(card.form, reader, i18n) : null,
  }
}

/** Each edition numbers its own zones. */
export async function scanZones(i18n: I18n) {
  const editions = await Tournament.active()
  return editions.flatMap((edition) =>
    flagOptions(edition, i18n).zones.map(({ value, label }) => ({
      value,
      label,
      sport: edition.sport,
      tournament: edition.fullName,
      color: edition.accent,
    }))
  )
}

function messageOf({ card, verdict }: ScanResult, zone: string, i18n: I18n): string {
  if (!card) return i18n.t('messages.scan.unknown')
  const { form } = card
  const { validity, flags } = new Access(form)
  return i18n.t(`messages.scan.${verdict.reason}`, {
    zone,
    zones: Permission.zonesOf(flags).join(', '),
    from: formatShortDay(validity.from),
    to: formatShortDay(validity.to),
    days: i18n.formatList((validity.days ?? []).map(formatShortDay), { type: 'conjunction' }),
    tournament: form.tournament.fullName,
  })
}

async function holderProp(form: Form, reader: User, i18n: I18n) {
  const { validity, flags } = new Access(form)
  return {
    id: form.id,
    type: form.type,
    name: form.name,
    lastName: form.lastName,
    idForm: form.idForm,
    category: form.category,
    categoryLabel: i18n.t(`options.categories.${form.category}`),
    color: form.color ?? form.permission?.color ?? categories[form.category].color,
    company: form.outlet,
    photo: unlessWithheld(reader, form, form.image) && (await photoOf(form)),
    validity,
    zones: Permission.zonesOf(flags),
  }
}
