import { defineConfig } from '@adonisjs/static'

/**
 * Configuration options to tweak the static files middleware.
 * The complete set of options are documented on the
 * official documentation website.
 *
 * https://docs.adonisjs.com/guides/static-assets
 */
const staticServerConfig = defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  // The middleware itself names no charset for pictures.
  headers: (path): Record<string, string> =>
    path.endsWith('.svg') ? { 'Content-Type': 'image/svg+xml; charset=utf-8' } : {},
})

export default staticServerConfig
