import { useTranslations } from 'use-intl'

export function useMailName() {
  const t = useTranslations('config.mailbox')
  return (template: string) => {
    const key = `templates.${template}` as 'templates.received'
    return t.has(key) ? t(key) : template
  }
}
