import type { BrowserRule } from '#shared/browser_rules'
import type { Locale } from '~/types'

type Catalogue = {
  ui: typeof import('../resources/lang/es/ui.json')
  validator: Pick<typeof import('../resources/lang/es/validator.json'), BrowserRule>
  merchant: typeof import('../resources/lang/es/merchant.json')
  config: typeof import('../resources/lang/es/config.json')
  cards: typeof import('../resources/lang/es/cards.json')
  collectives: typeof import('../resources/lang/es/collectives.json')
  restaurants: typeof import('../resources/lang/es/restaurants.json')
  imports: typeof import('../resources/lang/es/imports.json')
  account: typeof import('../resources/lang/es/account.json')
  people: typeof import('../resources/lang/es/people.json')
}

export type Namespace = keyof Catalogue

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Catalogue
  }
}

const catalogues: Partial<Record<Locale, Partial<Catalogue>>> = {}

/** Translations that pages of the back office need in addition to the common ones. */
const ownWords: [RegExp, Namespace[]][] = [
  [/^merchant\/(systems|batches|gate|scan)/, ['cards']],
  [/^merchant\/collectives/, ['cards', 'collectives']],
  [/^merchant\/restaurants/, ['cards', 'restaurants']],
  [/^merchant\/restaurant_logs/, ['restaurants']],
  [/^merchant\/imports/, ['imports']],
  [/^merchant\/config\//, ['config']],
  [/^merchant\/account/, ['account']],
  [/^merchant\/people/, ['people']],
]

/** Translation namespaces of a page. Public pages do not load those of the back office. */
export function namespacesOf(page: string): Namespace[] {
  if (!page.startsWith('merchant/')) return ['ui', 'validator']
  const own = ownWords.find(([pages]) => pages.test(page))?.[1] ?? []
  return ['ui', 'validator', 'merchant', ...own]
}

export function messagesOf(locale: Locale): Catalogue {
  return (catalogues[locale] ?? {}) as Catalogue
}

export function hasMessages(locale: Locale, namespace: Namespace): boolean {
  return catalogues[locale]?.[namespace] !== undefined
}

export function addMessages(locale: Locale, namespace: Namespace, words: Record<string, unknown>) {
  // Keys with dots are for the server, which reads flat keys. use-intl rejects them.
  const readable = Object.fromEntries(Object.entries(words).filter(([key]) => !key.includes('.')))
  catalogues[locale] = { ...catalogues[locale], [namespace]: readable }
}
