import { useTranslations } from 'use-intl'

/** Name of a mail by its template key; an unknown key is shown as it is. */
export function useMailName() {
  const t = useTranslations('config.mailbox')
  return (template: string) => {
    const key = `templates.${template}` as 'templates.received'
    return t.has(key) ? t(key) : template
  }
}
