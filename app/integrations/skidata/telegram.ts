import type { Admission } from '#models/card/admission'
import type { BlockReason } from '#models/access_order'

export type TelegramSettings = {
  version: string
  issuer: number
  receiver: number
  /** Number of the chip's RFID standard. */
  coding: number
  zoneType: string
  /** Property types for name, surname and company; empty if the gate must not get them. */
  holderTypes: string[]
}

// Numbers of the interface; 5 (not paid), 6, 8 and 9 have no use here.
const reasonNumbers: Record<BlockReason, number> = {
  manual: 0,
  listed: 0,
  stolen: 1,
  lost: 2,
  cancelled: 3,
  renewed: 4,
  exchanged: 7,
}

const LONGEST = 100
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** For a chip whose rights end before they begin. A record without days would open the gates. */
const NEVER = { from: '2000-01-01', to: '2000-01-01' }

/** Telegrams of the Handshake interface: `TSData` with records about one chip. */
export class Telegram {
  constructor(
    private settings: TelegramSettings,
    /** Unique among all telegrams. */
    private id: number
  ) {}

  /** `I` for a chip that is new to the gate, `U` for a known one. */
  whitelist(action: 'I' | 'U', uid: string, admission: Admission) {
    const { from, to, days } = admission
    const wanted = days ? days.map((day) => ({ from: day, to: day })) : [{ from, to }]
    const valid = wanted.filter((stay) => stay.from <= stay.to)
    const stays = valid.length > 0 ? valid : [NEVER]
    const permissions = stays.map((stay, index) => this.#permission(index + 1, stay, admission))
    return this.#tsData(
      `<WhitelistRecord Expire="${end(stays.at(-1)!.to)}">` +
        tag('Action', action) +
        this.#carrier(uid) +
        permissions.join('') +
        '</WhitelistRecord>'
    )
  }

  /** `I` blocks the chip's permissions, `D` unblocks them. */
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

// Local time without a zone; a day ends with its last second.
const start = (day: string) => `${escaped(day)}T00:00:00`
const end = (day: string) => `${escaped(day)}T23:59:59`

/** One line, without characters that XML 1.0 forbids, within the limit. */
function text(value: string | number) {
  const line = String(value).toWellFormed().replace(ILLEGAL, '').replace(/\s+/g, ' ').trim()
  return escaped([...line].slice(0, LONGEST).join(''))
}

export function escaped(value: string) {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  }
  return value.replace(/[&<>"']/g, (character) => entities[character])
}
