import {
  hasParts,
  listOf,
  NoAnswer,
  partOf,
  parseXml,
  textOf,
  type Remark,
  type Xml,
  type XmlParts,
} from '#integrations/skidata/answer'

type Validity = { from: string; to: string }
type Whitelisted = { coding: string; permissions: (Validity & { properties: string[] })[] }

const CODINGS = [/^2(56|57|58|59|60|61|62|63|67|70|74)$/, /^16777\d{3}$/, /^[01]$/]
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

/** Refuses a telegram as a whole. */
class TelegramRefused extends Error {
  constructor(
    readonly type: Remark['type'],
    readonly number: number,
    message: string
  ) {
    super(message)
  }
}

const recordError = (number: number, message: string) => new TelegramRefused('E', number, message)

export class SimulatedGate {
  #white = new Map<string, Whitelisted>()
  #black = new Map<string, Map<string, string>>()
  #ids = new Set<string>()
  #accepted = new Map<string, string[]>()
  #telegrams = 0

  get state() {
    return {
      telegrams: this.#telegrams,
      whitelist: Object.fromEntries(this.#white),
      blacklist: Object.fromEntries(
        [...this.#black].map(([utid, blocked]) => [utid, Object.fromEntries(blocked)])
      ),
      /** Accepted records of each chip, in order: `white I`, `black D` … */
      accepted: Object.fromEntries(this.#accepted),
    }
  }

  stands(utid: string): 'unknown' | 'active' | 'blocked' {
    const known = this.#white.get(utid)
    if (!known) return 'unknown'
    const blocked = this.#black.get(utid)?.size ?? 0
    return blocked >= known.permissions.length ? 'blocked' : 'active'
  }

  /** Carries out a telegram as a whole or not at all. */
  take(xml: string): Remark[] {
    this.#telegrams++
    const before = { white: new Map(this.#white), black: structuredClone(this.#black) }
    const accepted: [string, string][] = []
    try {
      return this.#records(xml, accepted)
    } catch (stop) {
      if (!(stop instanceof TelegramRefused)) throw stop
      this.#white = before.white
      this.#black = before.black
      accepted.length = 0
      return [{ type: stop.type, number: stop.number, description: stop.message }]
    } finally {
      for (const [utid, what] of accepted)
        this.#accepted.set(utid, [...(this.#accepted.get(utid) ?? []), what])
    }
  }

  #records(xml: string, accepted: [string, string][]) {
    const data = telegramIn(xml)
    const { Header: header, WhitelistRecord: white, BlacklistRecord: black, ...others } = data
    this.#admit(header)
    if (Object.keys(others).length > 0) throw new TelegramRefused('S', 10000, 'unknown record type')
    const remarks = [
      ...listOf(white).map((record) => this.#whitelist(record)),
      ...listOf(black).map((record) => this.#blacklist(record)),
    ]
    for (const { utid, what } of remarks) accepted.push([utid, what])
    return remarks.flatMap(({ remark }) => remark ?? [])
  }

  #admit(header?: Xml) {
    const id = textOf(header, 'ID')
    if (textOf(header, 'Version') !== 'HSHIF25')
      throw new TelegramRefused('S', 10001, 'unknown interface version')
    if (!/^\d{1,9}$/.test(textOf(header, 'Issuer') ?? ''))
      throw new TelegramRefused('S', 10002, 'unknown ticketing server')
    if (id === undefined) return
    if (this.#ids.has(id)) throw new TelegramRefused('S', 10003, 'duplicate ID')
    this.#ids.add(id)
  }

  #whitelist(record: Xml) {
    const action = actionOf(record, ['I', 'U', 'D'])
    const { utid, coding } = carrierOf(record)
    const what = `white ${action}`
    if (action === 'D')
      return { utid, what, remark: this.#white.delete(utid) ? null : warning(30003) }
    const permissions = listOf(partOf(record, 'Permission')).map(readPermission)
    if (permissions.length === 0) throw recordError(20004, 'Permission is missing')
    if (action === 'I' && this.#white.has(utid)) return { utid, what, remark: warning(30001) }
    if (action === 'U' && !this.#white.has(utid))
      throw recordError(20013, 'no such whitelist record')
    this.#white.set(utid, { coding, permissions })
    return { utid, what, remark: null }
  }

  #blacklist(record: Xml) {
    const action = actionOf(record, ['I', 'D'])
    const white = partOf(record, 'WhitelistRecord')
    const { utid } = carrierOf(white)
    const type = textOf(record, 'BlockingType')
    if (type !== '0' && type !== '1') throw recordError(20010, 'invalid blocking type')
    const reason = textOf(record, 'BlockingReason') ?? ''
    if (!/^\d$/.test(reason)) throw recordError(20011, 'invalid blocking reason')
    const upid = textOf(white, 'Permission', 'UPID')
    if (upid === undefined) throw recordError(20004, 'UPID is missing')
    const what = `black ${action}`
    const blocked = this.#black.get(utid) ?? new Map<string, string>()
    if (action === 'D') return { utid, what, remark: blocked.delete(upid) ? null : warning(30003) }
    if (Number(upid) > (this.#white.get(utid)?.permissions.length ?? 0))
      throw recordError(20014, 'no such permission')
    this.#black.set(utid, blocked.set(upid, reason))
    return { utid, what, remark: null }
  }
}

function telegramIn(xml: string): XmlParts {
  try {
    const data = partOf(parseXml(xml), 'TSData')
    if (hasParts(data)) return data
  } catch (cause) {
    if (!(cause instanceof NoAnswer)) throw cause
  }
  throw new TelegramRefused('S', 10004, 'invalid XML')
}

function actionOf(record: Xml, known: string[]) {
  const action = textOf(record, 'Action') ?? ''
  if (!known.includes(action)) throw recordError(20000, 'invalid action')
  return action
}

function carrierOf(record?: Xml) {
  const utid = textOf(record, 'UTID')
  const coding = textOf(record, 'Coding') ?? ''
  if (!utid) throw recordError(20005, 'UTID is missing')
  if (!CODINGS.some((known) => known.test(coding))) throw recordError(20009, 'invalid coding')
  return { utid, coding }
}

function readPermission(permission: Xml) {
  if (!textOf(permission, 'UPID')) throw recordError(20004, 'UPID is missing')
  const all = listOf(partOf(permission, 'TSProperty'))
  const validity = all.find((property) => textOf(property, '@Type') === 'VALIDITY')
  const from = textOf(validity, '@From') ?? ''
  const to = textOf(validity, '@To') ?? ''
  if (!MOMENT.test(from) || !MOMENT.test(to)) throw recordError(20016, 'invalid VALIDITY')
  const properties = all.flatMap((property) => {
    const type = textOf(property, '@Type')
    const id = textOf(property, 'ID') ?? ''
    if (type !== 'VALIDITY' && !id) throw recordError(20004, `ID of ${type} is missing`)
    if (id.length > 200) throw recordError(20003, `ID of ${type} is too long`)
    if (type === 'AREA' && !/^\d$/.test(id)) throw recordError(20007, 'unknown area')
    return property === validity ? [] : [`${type}=${id}`]
  })
  return { from, to, properties }
}

const warning = (number: number): Remark => ({
  type: 'W',
  number,
  description: number === 30001 ? 'exists already' : 'does not exist',
})
