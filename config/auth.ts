import { defineConfig } from '@adonisjs/auth'
import { sessionGuard, sessionUserProvider } from '@adonisjs/auth/session'
import { isDemonstration } from '#start/env'
import type { Role } from '#shared/roles'
import type { InferAuthenticators, InferAuthEvents, Authenticators } from '@adonisjs/auth/types'

/** How long a login lasts at most, however often the browser comes back. */
export const sessionDays = { plain: 7, remembered: 30 } as const

/** A session without visits is over after this time, unless its browser is remembered. */
export const idleHours = 12

/** Roles that need a second factor until an administrator decides. Graces are days from a user's first visit. */
export const factorDefaults: { roles: Role[]; graceDays: number } = {
  roles: isDemonstration ? [] : ['admin'],
  graceDays: 14,
}

const authConfig = defineConfig({
  default: 'web',
  guards: {
    web: sessionGuard({
      useRememberMeTokens: true,
      rememberMeTokensAge: `${sessionDays.remembered}d`,
      provider: sessionUserProvider({ model: () => import('#models/user') }),
    }),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
