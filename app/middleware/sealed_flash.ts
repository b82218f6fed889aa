import encryption from '@adonisjs/core/services/encryption'
import { recordOf } from '#shared/keys'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'

const SEALED = ['__flash__', 'brokenRules']

/** Encrypts messages, which may name people: they are stored until the browser asks again. */
export class SealedFlash implements SessionStoreContract {
  constructor(private store: SessionStoreContract) {}

  async read(id: string) {
    const stored = await this.store.read(id)
    const sealed = SEALED.filter((name) => typeof stored?.[name] === 'string')
    return (
      stored && {
        ...stored,
        ...recordOf(sealed, (name) => encryption.decrypt(String(stored[name])) ?? {}),
      }
    )
  }

  write(id: string, data: SessionData) {
    const named = SEALED.filter((name) => name in data)
    const sealed = recordOf(named, (name) => encryption.encrypt(data[name]))
    return this.store.write(id, { ...data, ...sealed })
  }

  destroy(id: string) {
    return this.store.destroy(id)
  }

  touch(id: string) {
    return this.store.touch(id)
  }
}
