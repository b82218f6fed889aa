import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

/** Ids in paths. */
export const numeric = /^\d{1,9}$/

/** Routes of the back office: below `/merchant`, for users who are logged in. */
export const office = (routes: () => void) =>
  router.group(routes).prefix('merchant').as('merchant').use(middleware.auth())
