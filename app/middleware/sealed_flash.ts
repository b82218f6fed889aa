import encryption from '@adonisjs/core/services/encryption'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'

const FLASHED = '__flash__'

/** Encrypts what is shown once, such as a person's name: it is stored until the browser asks again. */
export class SealedFlash implements SessionStoreContract {
  constructor(private store: SessionStoreContract) {}

  async read(id: string) {
    const stored = await this.store.read(id)
    const flashed = stored?.[FLASHED]
    if (typeof flashed !== 'string') return stored
    return { ...stored, [FLASHED]: encryption.decrypt(flashed) ?? {} }
  }

  write(id: string, data: SessionData) {
    const sealed = FLASHED in data && { [FLASHED]: encryption.encrypt(data[FLASHED]) }
    return this.store.write(id, { ...data, ...sealed })
  }

  destroy(id: string) {
    return this.store.destroy(id)
  }

  touch(id: string) {
    return this.store.touch(id)
  }
}
