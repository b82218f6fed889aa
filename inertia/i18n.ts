import type { Locale } from '~/types'

type Catalogue = {
  ui: typeof import('../resources/lang/es/ui.json')
  validator: typeof import('../resources/lang/es/validator.json')
  merchant: typeof import('../resources/lang/es/merchant.json')
  config: typeof import('../resources/lang/es/config.json')
  cards: typeof import('../resources/lang/es/cards.json')
  collectives: typeof import('../resources/lang/es/collectives.json')
  restaurants: typeof import('../resources/lang/es/restaurants.json')
  imports: typeof import('../resources/lang/es/imports.json')
}

export type Namespace = keyof Catalogue

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Catalogue
  }
}

const catalogues: Partial<Record<Locale, Partial<Catalogue>>> = {}

/** What pages of the back office need besides its common words. */
const ownWords: [RegExp, Namespace[]][] = [
  [/^merchant\/(systems|batches|gate|scan)/, ['cards']],
  [/^merchant\/collectives/, ['cards', 'collectives']],
  [/^merchant\/restaurants/, ['cards', 'restaurants']],
  [/^merchant\/restaurant_logs/, ['restaurants']],
  [/^merchant\/imports/, ['imports']],
  [/^merchant\/config\//, ['config']],
]

/** The words a page needs: the back office's stay out of the public pages. */
export function namespacesOf(page: string): Namespace[] {
  if (!page.startsWith('merchant/')) return ['ui', 'validator']
  const own = ownWords.find(([pages]) => pages.test(page))?.[1] ?? []
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
