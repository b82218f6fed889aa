import { useTranslations } from 'use-intl'

export function useWhatWord() {
  const t = useTranslations('config.history.whats')
  return (what: string) => (t.has(what as 'form') ? t(what as 'form') : what)
}

export function useTypeWord() {
  const t = useTranslations('config.history.types')
  return (type: string) => (t.has(type as 'created') ? t(type as 'created') : type)
}
