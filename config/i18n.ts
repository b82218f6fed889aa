import app from '@adonisjs/core/services/app'
import { defineConfig, loaders } from '@adonisjs/i18n'
import { CachedMessages } from '#text/cached_messages'

/** Languages of the product; the first is the default. */
export const locales = ['es', 'en'] as const
export type Locale = (typeof locales)[number]

/** The language of these translations. */
export const localeOf = ({ locale }: { locale: string }): Locale =>
  locales.find((code) => code === locale) ?? locales[0]

const i18nConfig = defineConfig({
  defaultLocale: 'es',
  supportedLocales: [...locales],
  fallbackLocales: { es: 'en' },
  formatter: () => new CachedMessages(),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})

export default i18nConfig
