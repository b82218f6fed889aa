import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#http/exception_handler'))

server.use([
  () => import('#middleware/container_bindings_middleware'),
  () => import('#middleware/headers_middleware'),
  () => import('#middleware/probes_middleware'),
  () => import('#middleware/host_middleware'),
  () => import('#middleware/static_cache_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#middleware/inertia_middleware'),
])

router.use([
  () => import('#middleware/plain_body_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#middleware/fields_middleware'),
  () => import('#middleware/passwords_middleware'),
  () => import('@adonisjs/session/session_middleware'),
  () => import('#middleware/locale_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#middleware/silent_auth_middleware'),
  () => import('#middleware/bouncer_middleware'),
])

export const middleware = router.named({
  guest: () => import('#middleware/guest_middleware'),
  auth: () => import('#middleware/auth_middleware'),
  files: () => import('#middleware/files_middleware'),
})
