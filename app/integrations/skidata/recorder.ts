import type { AccessControl, Chip, GateAnswer } from '#gates/access_control'
import { Telegram, type TelegramSettings } from '#integrations/skidata/telegram'
import type { BlockReason } from '#models/access_order'
import { withoutHolder } from '#models/card/admission'

/** Stands in where there is no gate: records and confirms each order. */
export class Recorder implements AccessControl {
  readonly lines = 1

  constructor(
    private settings: TelegramSettings,
    private nextId: () => Promise<number>
  ) {}

  async add({ uid, admission, known }: Chip) {
    return recorded((await this.#telegram()).whitelist(known ? 'U' : 'I', uid, admission))
  }

  async block({ uid, mostPermissions }: Chip, reason: BlockReason) {
    return recorded((await this.#telegram()).blacklist('I', uid, mostPermissions, reason))
  }

  async unblock({ uid, mostPermissions }: Chip) {
    return recorded((await this.#telegram()).blacklist('D', uid, mostPermissions))
  }

  async forgetHolder({ uid, admission }: Chip) {
    return recorded((await this.#telegram()).whitelist('U', uid, withoutHolder(admission)))
  }

  async #telegram() {
    return new Telegram(this.settings, await this.nextId())
  }
}

const recorded = (telegram: string): GateAnswer => ({ ok: true, retryable: false, telegram })
