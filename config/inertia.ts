import { defineConfig } from '@adonisjs/inertia'

const inertiaConfig = defineConfig({
  // Test clients name version 1; the built bundle would answer them with 409.
  assetsVersion: process.env.NODE_ENV === 'test' ? '1' : undefined,
  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
    pages: (_ctx, page) => !page.startsWith('merchant/') && !page.startsWith('errors/'),
  },
})

export default inertiaConfig
