import { defineConfig, drivers } from '@adonisjs/core/hash'
import env from '#start/env'

const hashConfig = defineConfig({
  default: 'scrypt',

  list: {
    scrypt: drivers.scrypt({
      // OWASP's recommendation; cheaper in tests, which create many users.
      cost: env.get('NODE_ENV') === 'test' ? 1024 : 131072,
      blockSize: 8,
      parallelization: 1,
      maxMemory: 144 * 1024 * 1024,
    }),
  },
})

export default hashConfig

/**
 * Inferring types for the list of hashers you have configured
 * in your application.
 */
declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
