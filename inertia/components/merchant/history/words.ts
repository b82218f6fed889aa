import { useTranslations } from 'use-intl'

/** What a table is called; its own name where nobody has named it. */
export function useWhatWord() {
  const t = useTranslations('config.history.whats')
  return (what: string) => (t.has(what as 'form') ? t(what as 'form') : what)
}

/** What was done, in a word. */
export function useTypeWord() {
  const t = useTranslations('config.history.types')
  return (type: string) => (t.has(type as 'created') ? t(type as 'created') : type)
}
