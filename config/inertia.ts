import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/inertia'

/** Browsers with another version load the new bundle. The package would hash it for each page. */
function bundleVersion() {
  // Test clients name version 1; the built bundle would answer them with 409.
  if (app.inTest) return '1'
  const manifest = app.publicPath('assets/.vite/manifest.json')
  if (!existsSync(manifest)) return undefined
  return createHash('md5').update(readFileSync(manifest)).digest('hex')
}

const inertiaConfig = defineConfig({
  assetsVersion: bundleVersion(),
  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
    pages: (_ctx, page) => !page.startsWith('merchant/') && !page.startsWith('errors/'),
  },
})

export default inertiaConfig
