import { useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

/** The stylesheet picks the icon, so the server need not know the scheme. */
export function SchemeToggle() {
  const t = useTranslations('ui.shell')
  const { toggleColorScheme } = useMantineColorScheme()
  return (
    <button
      type="button"
      className="site-tool"
      aria-label={t('scheme')}
      onClick={toggleColorScheme}
    >
      <IconMoon size={20} stroke={1.75} className="when-light" aria-hidden />
      <IconSun size={20} stroke={1.75} className="when-dark" aria-hidden />
    </button>
  )
}
