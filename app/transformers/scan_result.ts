import cache from '@adonisjs/cache/services/main'
import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import { Photo } from '#documents/photo'
import { categories } from '#form_types/categories'
import { Access } from '#models/access'
import type Form from '#models/form'
import { readPortrait } from '#models/form/portrait'
import Permission from '#models/permission'
import type { Checked } from '#models/scan'
import Tournament from '#models/tournament'
import type User from '#models/user'
import { flagOptions } from '#transformers/edition_options'

/** What a door is told of a card; whose it is only if their request is the reader's business. */
export async function scanResult(checked: Checked, zone: string, reader: User, i18n: I18n) {
  const { card, verdict, previous } = checked
  return {
    allowed: verdict.code === 'ok',
    code: verdict.code,
    message: messageOf(checked, zone, i18n),
    /** When the card went in here before, today. */
    previous: previous?.toISO() ?? null,
    form: card && reader.seesType(card.form.type) ? await bearer(card.form, i18n) : null,
  }
}

/** The zones of the active editions; a number means another place at each. */
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

/** One sentence that says what to do. */
function messageOf({ card, verdict }: Checked, zone: string, i18n: I18n): string {
  if (!card) return i18n.t('messages.scan.unknown')
  const { form } = card
  const { validity, flags } = new Access(form as any)
  return i18n.t(`messages.scan.${verdict.reason}`, {
    zone,
    zones: Permission.zonesOf(flags).join(', '),
    from: short(validity.from),
    to: short(validity.to),
    days: i18n.formatList((validity.days ?? []).map(short), { type: 'conjunction' }),
    tournament: form.tournament.fullName,
  })
}

async function bearer(form: Form, i18n: I18n) {
  const { validity, flags } = new Access(form as any)
  return {
    id: form.id,
    type: form.type,
    name: form.name,
    lastName: form.lastName,
    idForm: form.idForm,
    category: form.category as string,
    categoryLabel: i18n.t(`options.categories.${form.category}`),
    color: form.color ?? form.permission?.color ?? categories[form.category].color,
    company: form.outlet,
    photo: await photoOf(form),
    validity,
    zones: Permission.zonesOf(flags),
  }
}

/**
 * With the answer itself: doors have bad connections, and a second request might be lost. Who is
 * seen at lunch comes for dinner, and a portrait never changes under its key.
 */
export async function photoOf({ image }: Form): Promise<string | null> {
  if (!image) return null
  const photo = await cache.namespace('faces').getOrSet<string | undefined>({
    key: image,
    ttl: '1h',
    factory: async ({ skip }) => (await drawnFor(image)) ?? skip(),
  })
  return photo ?? null
}

async function drawnFor(image: string): Promise<string | null> {
  const portrait = await readPortrait(image)
  if (!portrait) return null
  // Whoever stands there is decided about all the same when the file is damaged.
  const photo = await Photo.forScreen(portrait).catch(() => null)
  return photo && `data:image/jpeg;base64,${photo.toString('base64')}`
}

const short = (iso: string) => DateTime.fromISO(iso).toFormat('dd/MM')
