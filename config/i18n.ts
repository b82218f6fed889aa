import app from '@adonisjs/core/services/app'
import { defineConfig, loaders } from '@adonisjs/i18n'
import { KeptMessages } from '#text/kept_messages'

/** The languages the product speaks; the first one greets a visitor. */
export const locales = ['es', 'en'] as const
export type Locale = (typeof locales)[number]

const i18nConfig = defineConfig({
  defaultLocale: 'es',
  supportedLocales: [...locales],
  fallbackLocales: { es: 'en' },
  formatter: () => new KeptMessages(),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})

export default i18nConfig
