import { useTranslations } from 'use-intl'
import { wordsOf } from '~/words'

export function useWhatWord() {
  const t = useTranslations('config.history.whats')
  return (what: string) => wordsOf(t, what)
}

export function useTypeWord() {
  const t = useTranslations('config.history.types')
  return (type: string) => wordsOf(t, type)
}
