import type { AccessControl, Chip, GateAnswer } from '#gates/access_control'
import { meaningOf, NoAnswer, type Remark, remarksIn, worstOf } from '#integrations/skidata/answer'
import { type CallLimits, postXml, Unreachable } from '#integrations/skidata/post'
import { escaped, Telegram, type TelegramSettings } from '#integrations/skidata/telegram'
import type { BlockReason } from '#models/access_order'
import { withoutHolder } from '#models/card/admission'

export type HandshakeSettings = TelegramSettings &
  CallLimits & {
    url: string
    /** Limit of one order with all its telegrams. */
    totalMs: number
    lines: number
  }

const SERVICE = '/ImporterWebService'
const ACTION = 'http://tempuri.org/IImporterWebService/ProcessRequest'
const ALREADY_KNOWN = [30001, 30002]
const NOT_KNOWN = [20013, 20014]
const NOT_BLACKLISTED = 30003

type WriteTelegram = (telegram: Telegram) => string
type Send = (write: WriteTelegram) => Promise<Remark | undefined>

/** SKIDATA's Handshake interface: telegrams in SOAP 1.1. */
export class Handshake implements AccessControl {
  readonly lines: number
  readonly #url: URL

  constructor(
    private settings: HandshakeSettings,
    private nextId: () => Promise<number>
  ) {
    this.lines = settings.lines
    this.#url = new URL(settings.url)
    if (this.#url.pathname === '/') this.#url.pathname = SERVICE
  }

  add(chip: Chip) {
    return this.#order(async (send) => {
      const remark = await addToWhitelist(send, chip)
      if (isRefused(remark) || !chip.blocked) return remark
      return (await removeFromBlacklist(send, chip)) ?? remark
    })
  }

  block(chip: Chip, reason: BlockReason) {
    return this.#order(async (send) => {
      const block: WriteTelegram = (telegram) =>
        telegram.blacklist('I', chip.uid, chip.mostPermissions, reason)
      const remark = await send(block)
      if (!remark || !NOT_KNOWN.includes(remark.number)) return remark
      const addRemark = await addToWhitelist(send, chip)
      return isRefused(addRemark) ? addRemark : send(block)
    })
  }

  unblock(chip: Chip) {
    return this.#order(async (send) => {
      const remark = await removeFromBlacklist(send, chip)
      if (!remark || !NOT_KNOWN.includes(remark.number)) return remark
      const addRemark = await addToWhitelist(send, chip)
      return isRefused(addRemark) ? addRemark : removeFromBlacklist(send, chip)
    })
  }

  forgetHolder({ uid, admission }: Chip) {
    return this.#order(async (send) => {
      const remark = await send((telegram) =>
        telegram.whitelist('U', uid, withoutHolder(admission))
      )
      return remark && NOT_KNOWN.includes(remark.number) ? undefined : remark
    })
  }

  async #order(talk: (send: Send) => Promise<Remark | undefined>): Promise<GateAnswer> {
    const signal = AbortSignal.timeout(this.settings.totalMs)
    try {
      return meaningOf(await talk((write) => this.#send(write, signal)))
    } catch (error) {
      if (error instanceof Unreachable && !error.isTemporary)
        return { ok: false, retryable: false, kind: 'configuration', error: error.message }
      if (error instanceof Unreachable || error instanceof NoAnswer)
        return { ok: false, retryable: true, kind: 'connection', error: error.message }
      throw error
    }
  }

  async #send(write: WriteTelegram, signal: AbortSignal) {
    const telegram = write(new Telegram(this.settings, await this.nextId()))
    const answer = await postXml(
      this.#url,
      envelopeOf(telegram),
      { SOAPAction: `"${ACTION}"` },
      this.settings,
      signal
    )
    return worstOf(remarksIn(answer))
  }
}

/** Inserts or updates the chip. If the gate says that this was wrong, does the other. */
async function addToWhitelist(send: Send, { uid, admission, known }: Chip) {
  const sendRecord = (action: 'I' | 'U') =>
    send((telegram) => telegram.whitelist(action, uid, admission))
  const remark = await sendRecord(known ? 'U' : 'I')
  if (!remark) return
  if (ALREADY_KNOWN.includes(remark.number)) return sendRecord('U')
  return NOT_KNOWN.includes(remark.number) ? sendRecord('I') : remark
}

/** Succeeds also if the chip is not on the blacklist. */
async function removeFromBlacklist(send: Send, { uid, mostPermissions }: Chip) {
  const remark = await send((telegram) => telegram.blacklist('D', uid, mostPermissions))
  return remark?.number === NOT_BLACKLISTED ? undefined : remark
}

const isRefused = (remark: Remark | undefined) => remark !== undefined && remark.type !== 'W'

const envelopeOf = (telegram: string) =>
  `<?xml version="1.0" encoding="utf-8"?>` +
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
  `<ProcessRequest xmlns="http://tempuri.org/"><request>${escaped(telegram)}</request></ProcessRequest>` +
  `</soap:Body></soap:Envelope>`
