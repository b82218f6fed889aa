import adonisjs from '@adonisjs/vite/client'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => {
  // A development `.env` would put the development build of React into the assets.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    plugins: [
      react(),
      adonisjs({
        entryPoints: ['inertia/app.tsx'],
        serverEntryPoints: ['inertia/ssr.tsx'],
        reload: ['resources/views/**/*.edge', 'resources/lang/**/*.json'],
      }),
    ],
    resolve: {
      alias: {
        '~/': `${import.meta.dirname}/inertia/`,
        '@generated': `${import.meta.dirname}/.adonisjs/client/`,
      },
    },
  }
})
