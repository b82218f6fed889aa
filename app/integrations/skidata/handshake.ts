import type { AccessControl, Chip, Result } from '#gates/access_control'
import { meaningOf, NoAnswer, type Remark, remarksIn, worstOf } from '#integrations/skidata/answer'
import { type Limits, postXml, Unreachable } from '#integrations/skidata/post'
import { escaped, Telegram, type TelegramSettings } from '#integrations/skidata/telegram'
import type { BlockReason } from '#models/access_order'

export type HandshakeSettings = TelegramSettings &
  Limits & {
    url: string
    /** Limit of one order with all its telegrams. */
    totalMs: number
    lines: number
  }

const SERVICE = '/ImporterWebService'
const ACTION = 'http://tempuri.org/IImporterWebService/ProcessRequest'
const KNOWN_ALREADY = [30001, 30002]
const NOT_KNOWN = [20013, 20014]
const NOT_THERE = 30003

type Make = (telegram: Telegram) => string
type Call = (make: Make) => Promise<Remark | undefined>

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
      const said = await whitelisted(send, chip)
      if (refused(said) || !chip.blocked) return said
      return (await cleared(send, chip)) ?? said
    })
  }

  block(chip: Chip, reason: BlockReason) {
    return this.#order(async (send) => {
      const block: Make = (telegram) => telegram.blacklist('I', chip.uid, chip.permissions, reason)
      const said = await send(block)
      if (!said || !NOT_KNOWN.includes(said.number)) return said
      const added = await whitelisted(send, chip)
      return refused(added) ? added : send(block)
    })
  }

  unblock(chip: Chip) {
    return this.#order(async (send) => {
      const said = await cleared(send, chip)
      if (!said || !NOT_KNOWN.includes(said.number)) return said
      const added = await whitelisted(send, chip)
      return refused(added) ? added : cleared(send, chip)
    })
  }

  async #order(talk: (send: Call) => Promise<Remark | undefined>): Promise<Result> {
    const signal = AbortSignal.timeout(this.settings.totalMs)
    try {
      return meaningOf(await talk((make) => this.#send(make, signal)))
    } catch (error) {
      if (error instanceof Unreachable && !error.passing)
        return { ok: false, retryable: false, kind: 'configuration', error: error.message }
      if (error instanceof Unreachable || error instanceof NoAnswer)
        return { ok: false, retryable: true, kind: 'connection', error: error.message }
      throw error
    }
  }

  async #send(make: Make, signal: AbortSignal) {
    const telegram = make(new Telegram(this.settings, await this.nextId()))
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

/** The gate may or may not know the chip. */
async function whitelisted(send: Call, { uid, admission, known }: Chip) {
  const write = (action: 'I' | 'U') =>
    send((telegram) => telegram.whitelist(action, uid, admission))
  const said = await write(known ? 'U' : 'I')
  if (!said) return
  if (KNOWN_ALREADY.includes(said.number)) return write('U')
  return NOT_KNOWN.includes(said.number) ? write('I') : said
}

/** A chip that is not on the blacklist is no error. */
async function cleared(send: Call, { uid, permissions }: Chip) {
  const said = await send((telegram) => telegram.blacklist('D', uid, permissions))
  return said?.number === NOT_THERE ? undefined : said
}

const refused = (said: Remark | undefined) => said !== undefined && said.type !== 'W'

const envelopeOf = (telegram: string) =>
  `<?xml version="1.0" encoding="utf-8"?>` +
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
  `<ProcessRequest xmlns="http://tempuri.org/"><request>${escaped(telegram)}</request></ProcessRequest>` +
  `</soap:Body></soap:Envelope>`
