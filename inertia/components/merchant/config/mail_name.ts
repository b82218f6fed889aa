import { useTranslations } from 'use-intl'

/** What a mail is called by the key of its words; the key itself where it has no name. */
export function useMailName() {
  const t = useTranslations('config.mailbox')
  return (template: string) => {
    const key = `templates.${template}` as 'templates.received'
    return t.has(key) ? t(key) : template
  }
}
