import { Anchor, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useOffice } from '~/components/merchant/shell/use_office'
import classes from '~/components/merchant/shell/shell.module.css'

const names: Record<string, string> = { es: 'Español', en: 'English' }

/** A whole page load: the language's texts come with it. */
export function LanguageSwitch() {
  const t = useTranslations('merchant.shell')
  const { locale, locales } = useOffice()
  return (
    <Group component="nav" aria-label={t('language')} gap={0} wrap="nowrap">
      {locales.map((code) => (
        <Anchor
          key={code}
          href={urlFor('locale.update', { locale: code })}
          hrefLang={code}
          lang={code}
          aria-label={names[code] ?? code}
          aria-current={code === locale ? 'true' : undefined}
          underline="never"
          size="xs"
          className={classes.language}
        >
          {code.toUpperCase()}
        </Anchor>
      ))}
    </Group>
  )
}
