import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { linkEntries } from '#journal/chain'
import { migrations } from '#operations/checks/services'
import { readAccounts } from '#operations/revoked_access/accounts'
import { readBlacklist } from '#operations/revoked_access/blacklist'
import { readCards } from '#operations/revoked_access/cards'
import { endWorkOf, orderMissed } from '#operations/revoked_access/follow_up'
import { readJournal } from '#operations/revoked_access/journal'
import { moveIds, readLastIds } from '#operations/revoked_access/kept_rows'
import { KeptRequests, readLinks } from '#operations/revoked_access/requests'

export const operatorTasks = {
  accounts:
    'look through the users: accounts, rights, passwords and second factors are those of the backup',
  work: 'look through the jobs: changes, imports and lists of users who lost their rights may go on',
  blacklist: 'look through the blacklist: entries that were added after the backup are lost',
  links: 'look through the links: status, guest and late links that ended after the backup work',
  cards:
    'look through the cards: those that were lost, stolen or taken back after the backup are valid',
  gates: 'look through the gates: they may still open for chips that were given after the backup',
  journal: 'the access journal and the security log lack what happened after the backup',
}

type Part = keyof typeof operatorTasks

type Found = {
  changedUsers: number[]
  /** Serials and chips that still open the gates, of requests that the backup lacks. */
  chips: string[]
  cardless: string[]
  journalFault: number | null
}

type Write = (trx: TransactionClientContract) => Promise<Partial<Found> | void>

/**
 * Access that was taken away after a backup: its restore must not give it back. It is kept in memory
 * only, because beside the backups password hashes and names of the blacklist would be readable.
 */
export class RevokedAccess {
  readonly found: Found = { changedUsers: [], chips: [], cardless: [], journalFault: null }
  readonly #lost = new Set<Part>()
  readonly #writes = new Map<Part, Write>()
  #lastIds = new Map<string, number>()

  get lost(): Part[] {
    return partsIn(this.#lost)
  }

  static async read(madeAt: string): Promise<RevokedAccess> {
    const revoked = new RevokedAccess()
    const keep = (part: Part, read: () => Promise<Write>) =>
      revoked.#try([part], async () => revoked.#writes.set(part, await read()))
    await revoked.#try(partsIn(), async () => {
      revoked.#lastIds = await readLastIds()
      const requests = await KeptRequests.read()
      await keep('accounts', readAccounts)
      await keep('blacklist', readBlacklist)
      await keep('links', () => readLinks(requests))
      await keep('cards', () => readCards(requests))
      await keep('journal', () => readJournal(madeAt))
    })
    return revoked
  }

  /** Writes into the restored database. What fails is lost; the rest stays. */
  async writeIn(
    begin: (write: (trx: TransactionClientContract) => Promise<void>) => Promise<void>
  ) {
    await this.#try(partsIn(), () =>
      begin(async (trx) => {
        await this.#inSavepoint(trx, partsIn(), (inner) => moveIds(inner, this.#lastIds))
        for (const [part, write] of this.#writes)
          await this.#inSavepoint(trx, [part], async (inner) =>
            Object.assign(this.found, await write(inner))
          )
      })
    )
  }

  async followUp() {
    if ((await migrations.run()).status === 'error') return this.#lose(['work', 'gates'])
    await this.#try(['work'], () => endWorkOf(this.found.changedUsers))
    await this.#try(['gates'], orderMissed)
    await this.#try(['journal'], linkEntries)
  }

  #inSavepoint(trx: TransactionClientContract, parts: Part[], write: Write) {
    return this.#try(parts, () => trx.transaction((inner) => write(inner)))
  }

  async #try(parts: Part[], work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      logger.warn({ err: error }, 'not kept by the restore: %s', parts.join(', '))
      this.#lose(parts)
    }
  }

  #lose(parts: Part[]) {
    for (const part of parts) this.#lost.add(part)
    // Without its cards, nobody knows which chips open the gates.
    if (parts.includes('cards')) this.#lost.add('gates')
  }
}

export const partsIn = (among?: Set<Part>) =>
  (Object.keys(operatorTasks) as Part[]).filter((part) => !among || among.has(part))
