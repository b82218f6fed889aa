import type { Locale } from '~/types'

type Catalogue = {
  ui: typeof import('../resources/lang/es/ui.json')
  validator: typeof import('../resources/lang/es/validator.json')
  merchant: typeof import('../resources/lang/es/merchant.json')
  config: typeof import('../resources/lang/es/config.json')
  cards: typeof import('../resources/lang/es/cards.json')
}

export type Namespace = keyof Catalogue

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Catalogue
  }
}

const catalogues: Partial<Record<Locale, Partial<Catalogue>>> = {}

/** The words a page needs: the back office's stay out of the public pages. */
export function namespacesOf(page: string): Namespace[] {
  if (!page.startsWith('merchant/')) return ['ui', 'validator']
  const own = /^merchant\/(systems|batches|gate|scan)/.test(page)
    ? (['cards'] as const)
    : page.startsWith('merchant/config/')
      ? (['config'] as const)
      : []
  return ['ui', 'validator', 'merchant', ...own]
}

/** The words of a language that were loaded so far. */
export function messagesOf(locale: Locale): Catalogue {
  return (catalogues[locale] ?? {}) as Catalogue
}

export function hasMessages(locale: Locale, namespace: Namespace): boolean {
  return catalogues[locale]?.[namespace] !== undefined
}

export function addMessages(locale: Locale, namespace: Namespace, words: Record<string, unknown>) {
  // A dotted key belongs to the server, which reads flat keys; use-intl refuses them.
  const readable = Object.fromEntries(Object.entries(words).filter(([key]) => !key.includes('.')))
  catalogues[locale] = { ...catalogues[locale], [namespace]: readable }
}
