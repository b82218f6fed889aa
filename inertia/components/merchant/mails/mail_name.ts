import { useTranslations } from 'use-intl'
import { wordsOf } from '~/words'

export function useMailName() {
  const t = useTranslations('config.mailbox')
  return (template: string) => wordsOf(t, `templates.${template}`, template)
}
