import { usePage } from '@inertiajs/react'
import { MantineProvider } from '@mantine/core'
import { type PropsWithChildren, useEffect, useMemo } from 'react'
import { IntlProvider } from 'use-intl'
import { messagesOf } from '~/i18n'
import { documentNonce } from '~/nonce'
import { cssVariables, themeFor } from '~/theme'

/** Outermost layout of every page: translations, theme and style nonce. */
export function Providers({ children }: PropsWithChildren) {
  const { locale, app, nonce } = usePage().props
  const theme = useMemo(() => themeFor(app.accent), [app.accent])

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="Europe/Madrid">
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={() => documentNonce ?? nonce ?? ''}
      >
        {children}
      </MantineProvider>
    </IntlProvider>
  )
}
