import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import type { Locale } from '#config/i18n'
import { PickupReceipt, type Receipt } from '#documents/pickup_receipt'
import Pickup from '#models/pickup'
import { collectorFacts } from '#pickups/collector_sight'
import { signatureAt } from '#models/pickup/signatures'
import Tournament from '#models/tournament'
import type User from '#models/user'
import { formatMoment } from '#text/moments'

/** `reader`: the user who prints it, or the collector, who gets it by mail. */
export async function receiptPdf(id: number, locale: Locale, reader: User | 'collector') {
  const pickup = await Pickup.query()
    .where('id', id)
    .preload('entries', (entries) => entries.orderBy('id'))
    .preload('signer')
    .firstOrFail()
  const receipt = await receiptOf(pickup, locale, reader)
  const file = receipt.mark ? `entrega-${id}-sin-firmar.pdf` : `entrega-${id}.pdf`
  return { bytes: await new PickupReceipt(receipt).render(), file }
}

// Names and serials are those stored in the list, so that it always gives the same receipt.
async function receiptOf(
  pickup: Pickup,
  locale: Locale,
  reader: User | 'collector'
): Promise<Receipt> {
  const i18n = i18nManager.locale(locale)
  const t = (key: string, values = {}) => i18n.t(`collectives.receipt.${key}`, values)
  const { id, entries, signedAt, isSigned } = pickup
  const { sign, ...collector } = await collectorFacts(reader, pickup)
  const editions = await editionsOf(pickup)
  const [edition] = editions
  const tournament = new Intl.ListFormat(locale).format(editions.map(({ fullName }) => fullName))
  const formatted = (at: DateTime) => formatMoment(at, edition.timeZone)
  return {
    locale,
    edition,
    tournament,
    at: (signedAt ?? pickup.updatedAt).toJSDate(),
    title: t('title', { number: String(id) }),
    mark: isSigned ? null : t('unsigned'),
    facts: factsOf({ collector: pickup.fullName, ...collector }, i18n),
    sentence: t(isSigned ? 'received' : 'toReceive', {
      count: entries.length,
      tournament,
    }),
    heads: {
      number: t('number'),
      name: t('name'),
      serial: t('serial'),
      tick: isSigned ? null : t('tick'),
    },
    rows: entries.map(({ name, serial }) => ({ name, serial })),
    signature: {
      heading: t('signature'),
      image: await signatureAt(sign),
      facts: [
        { label: t('signedBy'), text: pickup.fullName },
        { label: t('signedAt'), text: signedAt ? formatted(signedAt) : '' },
        { label: t('handedOutBy'), text: pickup.signer?.name ?? '' },
      ],
    },
  }
}

function factsOf(facts: Record<string, string | null>, i18n: I18n) {
  return Object.entries(facts)
    .filter(([, text]) => text)
    .map(([name, text]) => ({
      label: i18n.t(`collectives.receipt.${name}`),
      text: linesOf(text!).join(' · '),
    }))
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The editions of the cards. If the cards were deleted, that of the first serial, else the active ones. */
async function editionsOf({ id, entries }: Pickup): Promise<Tournament[]> {
  const editionIds = db
    .from('cards')
    .join('collective_forms', 'collective_forms.card_id', 'cards.id')
    .where('collective_forms.collective_id', id)
    .select('cards.tournament_id')
  const ofCards = await Tournament.query().whereIn('id', editionIds).orderBy('id')
  if (ofCards.length > 0) return ofCards
  const [code] = entries[0]?.serial.split('-') ?? []
  const ofSerial = code ? await Tournament.findBy({ code }) : null
  if (ofSerial) return [ofSerial]
  const active = await Tournament.real().where('active', true).orderBy('id')
  if (active.length > 0) return active
  return [await Tournament.real().orderBy('id', 'desc').firstOrFail()]
}
