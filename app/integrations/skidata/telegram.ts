import type { Admission } from '#models/card/admission'
import type { BlockReason } from '#models/access_order'

export type TelegramSettings = {
  version: string
  issuer: number
  receiver: number
  /** How the carrier is read: the number of its RFID standard. */
  coding: number
  zoneType: string
  /** Types of the properties for name, surname and company; none where the gate shall not know them. */
  holderTypes: string[]
}

// Of the interface's list: 5 (not paid), 6, 8 and 9 mean nothing here.
const reasonNumbers: Record<BlockReason, number> = {
  manual: 0,
  stolen: 1,
  lost: 2,
  cancelled: 3,
  renewed: 4,
  exchanged: 7,
}

// The interface takes no longer ones.
const LONGEST = 100
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** How many permissions an admission is at the gate: one for each day of a day pass. */
export const permissionsOf = ({ days }: Admission) => Math.max(1, days?.length ?? 0)

/** The telegrams of the Handshake interface: `TSData` with records about one chip. */
export class Telegram {
  constructor(
    private settings: TelegramSettings,
    /** A number that no telegram had before. */
    private id: number
  ) {}

  /** The chip opens what the admission says: `I` for a new one, `U` for one that the gate knows. */
  whitelist(action: 'I' | 'U', uid: string, admission: Admission) {
    const { from, to, days } = admission
    const stays = days?.length ? days.map((day) => ({ from: day, to: day })) : [{ from, to }]
    const permissions = stays.map((stay, index) => this.#permission(index + 1, stay, admission))
    return this.#tsData(
      `<WhitelistRecord Expire="${end(to)}">` +
        tag('Action', action) +
        this.#carrier(uid) +
        permissions.join('') +
        '</WhitelistRecord>'
    )
  }

  /** The chip's permissions open nothing, or (`D`) open again. */
  blacklist(action: 'I' | 'D', uid: string, permissions: number, reason: BlockReason = 'manual') {
    const records = Array.from(
      { length: permissions },
      (_, index) =>
        '<BlacklistRecord>' +
        tag('Action', action) +
        `<WhitelistRecord>${this.#carrier(uid)}<Permission>${tag('UPID', index + 1)}</Permission></WhitelistRecord>` +
        tag('BlockingType', 1) +
        tag('BlockingReason', reasonNumbers[reason]) +
        '</BlacklistRecord>'
    )
    return this.#tsData(records.join(''))
  }

  #permission(upid: number, stay: { from: string; to: string }, admission: Admission) {
    const { holder, zones, profile } = admission
    const { zoneType, holderTypes } = this.settings
    const facts = [holder.name, holder.lastName, holder.company]
    return (
      `<Permission>${tag('UPID', upid)}` +
      property('TICKETTYPE', profile ?? holder.category) +
      `<TSProperty Type="VALIDITY" From="${start(stay.from)}" To="${end(stay.to)}"/>` +
      property('PERSONCATEGORY', holder.category) +
      zones.map((zone) => property(zoneType, zone)).join('') +
      holderTypes
        .map((type, index) => (facts[index] ? property(type, facts[index]) : ''))
        .join('') +
      '</Permission>'
    )
  }

  #carrier(uid: string) {
    return tag('UTID', uid) + tag('Coding', this.settings.coding)
  }

  #tsData(records: string) {
    const { version, issuer, receiver } = this.settings
    const header =
      tag('Version', version) +
      tag('Issuer', issuer) +
      tag('Receiver', receiver) +
      tag('ID', this.id)
    return `<TSData><Header>${header}</Header>${records}</TSData>`
  }
}

const tag = (name: string, value: string | number) => `<${name}>${text(value)}</${name}>`

const property = (type: string, id: string) =>
  `<TSProperty Type="${escaped(type)}">${tag('ID', id)}</TSProperty>`

// Local time without a zone; a day counts until its last second.
const start = (day: string) => `${escaped(day)}T00:00:00`
const end = (day: string) => `${escaped(day)}T23:59:59`

/** On one line, without what XML 1.0 cannot carry, and no longer than the interface takes. */
function text(value: string | number) {
  const line = String(value).toWellFormed().replace(ILLEGAL, '').replace(/\s+/g, ' ').trim()
  return escaped([...line].slice(0, LONGEST).join(''))
}

/** For content and for attributes in double or single quotes. */
export function escaped(value: string) {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
  return value.replace(/[&<>"']/g, (character) => entities[character as keyof typeof entities])
}
